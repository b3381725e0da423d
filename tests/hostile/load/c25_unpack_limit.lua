-- expect: load-error at most 100
-- Puts a long list on the stack.
local list = {}
for i = 1, 200000 do
  list[i] = i
end
table.unpack(list)
