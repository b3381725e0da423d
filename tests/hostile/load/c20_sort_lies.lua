-- expect: ok
-- Comparisons that contradict themselves.
local list = {}
for i = 1, 300 do
  list[i] = i * 7919 % 300
end
table.sort(list, function()
  return true
end)
local turn = false
table.sort(list, function()
  turn = not turn
  return turn
end)
local sum = 0
for _, item in ipairs(list) do
  sum = sum + item
end
assert(#list == 300 and sum == 44850)
