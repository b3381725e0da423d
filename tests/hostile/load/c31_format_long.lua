-- expect: load-error too long
-- A format that makes a long text.
local text = ("x"):rep(15000)
string.format(("%s"):rep(6), text, text, text, text, text, text)
