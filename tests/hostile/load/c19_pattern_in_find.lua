-- expect: ok
-- Patterns mean themselves.
local text = ("a"):rep(15000)
assert(not text:find("(a*)*b"))
assert(("50% off"):find("%") == 3)
assert(("f(x)"):find("(x)") == 2)
