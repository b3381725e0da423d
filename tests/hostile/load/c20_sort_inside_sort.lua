-- expect: load-error
-- Sorts the same list inside its comparison.
local list = { 3, 1, 2 }
local function before(a, b)
  table.sort(list, before)
  return a < b
end
table.sort(list, before)
