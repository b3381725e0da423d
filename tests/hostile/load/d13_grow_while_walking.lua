-- expect: ok
-- A table that grows while it is walked over.
local list = { a = 1 }
local rounds = 0
for key in pairs(list) do
  for i = 1, 100 do
    list[key .. i] = i
  end
  rounds = rounds + 1
end
assert(rounds == 1)
