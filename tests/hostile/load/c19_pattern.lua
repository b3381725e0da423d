-- expect: load-error there is no 'string.gsub'
-- A pattern that takes exponential time.
local text = ("a"):rep(200)
text:gsub("(a*a*a*a*)*b", "")
