-- expect: load-error too many steps
-- Puts a short list on the stack again and again.
local list = {}
for i = 1, 100 do
  list[i] = i
end
while true do
  math.max(table.unpack(list))
end
