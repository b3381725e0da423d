-- expect: ok
-- A comparison that empties the list that is sorted.
local list = { 5, 3, 9, 1, 7, 2, 8 }
table.sort(list, function(a, b)
  for i = 1, 7 do
    list[i] = nil
  end
  return (a or 0) < (b or 0)
end)
