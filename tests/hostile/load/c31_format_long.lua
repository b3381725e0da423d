-- expect: load-error too long
-- A format that makes a long text.
local text = ("x"):rep(60000)
string.format("%s%s", text, text)
