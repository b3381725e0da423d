-- expect: ok
-- The number whose negative does not fit.
-- Open: the negation overflows (seen by the sanitizer).
local least = -9223372036854775807 - 1
assert(math.abs(least) == least)
