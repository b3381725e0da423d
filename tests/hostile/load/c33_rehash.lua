-- expect: load-error
-- Every new key makes Lua count a list of 262,144 items.
-- Open: a table that is built anew at the same size costs no fuel.
local all = {}
for i = 1, 262144 do
  all[i] = 1
end
all[-1] = 1
local key = -2
while true do
  all[key] = 1
  all[key] = nil
  key = key - 1
end
