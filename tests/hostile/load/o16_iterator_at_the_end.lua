-- expect: ok
-- An iterator called at the greatest number.
-- Open: the next place overflows (seen by the sanitizer).
local after, list = ipairs {}
assert(after(list, 9223372036854775807) == nil)
