-- expect: ok
-- Iterators that are called at odd times.
local step = pairs { 1, 2 }
assert(step(7, 8, 9) == 1 and step() == 2)
for _ = 1, 5 do
  assert(step() == nil)
end
local after, list = ipairs { 1 }
assert(after(list, 0) == 1 and after(list, 5) == nil)
