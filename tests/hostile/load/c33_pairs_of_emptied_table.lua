-- expect: load-error
-- Walks over a table whose 130,000 items are gone.
-- Open: empty places of a table cost no fuel.
local all = {}
for i = 1, 130000 do
  all[i] = 1
end
for i = 1, 130000 do
  all[i] = nil
end
while true do
  pairs(all)
end
