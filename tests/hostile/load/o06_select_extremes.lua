-- expect: ok
-- Places far outside.
assert(select("#", select(9223372036854775807, 1, 2)) == 0)
assert(("abc"):sub(-9223372036854775807, 9223372036854775807) == "abc")
assert(("abc"):sub(9223372036854775807, -9223372036854775807) == "")
assert(("abc"):byte(9223372036854775807) == nil)
assert(("abc"):find("c", 9223372036854775807) == nil)
assert(("abc"):find("", 4) == 4)
