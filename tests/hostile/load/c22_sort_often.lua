-- expect: load-error too many steps
-- Sorts long lists again and again.
local list = {}
for i = 1, 20000 do
  list[i] = i * 7919 % 20011
end
while true do
  table.sort(list)
end
