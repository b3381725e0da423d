-- expect: ok
-- A table that is emptied while it is walked over.
local list = { 1, 2, 3, x = 4, y = 5 }
local rounds = 0
for _ in pairs(list) do
  for i = 1, 3 do
    list[i] = nil
  end
  list.x, list.y = nil, nil
  rounds = rounds + 1
end
assert(rounds == 1)
