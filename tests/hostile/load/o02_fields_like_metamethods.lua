-- expect: ok
-- Names of metamethods are plain fields.
local thing = { __index = { x = 1 }, __gc = function() end, __len = 5, __mode = "k" }
assert(thing.x == nil and #thing == 0)
