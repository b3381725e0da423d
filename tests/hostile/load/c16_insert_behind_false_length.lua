-- expect: load-error
-- A list that seems to have 2^63 - 1 items gets one more.
-- Open: the length plus one overflows (seen by the sanitizer).
local list = { [9223372036854775807] = 1 }
local place = 4611686018427387904
for _ = 1, 63 do
  list[place] = 1
  place = place // 2
end
assert(#list == 9223372036854775807)
table.insert(list, 1)
