-- expect: ok
-- Whole numbers wrap around everywhere in the same way.
local most = 9223372036854775807
local least = -most - 1
assert(most + 1 == least and least - 1 == most and least * -1 == least)
assert(least // -1 == least and least % -1 == 0 and -7 // 2 == -4 and -7 % 2 == 1)
assert(1 << 63 == least and 1 << 64 == 0 and 1 >> -1 == 2 and 1 << -1 == 0)
