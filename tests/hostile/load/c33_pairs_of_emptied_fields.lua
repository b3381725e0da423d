-- expect: load-error
-- Walks over a table whose 65,536 fields are gone.
-- Open: empty places of a table cost no fuel.
local all = {}
for i = 1, 65536 do
  all["k" .. i] = 1
end
for i = 1, 65536 do
  all["k" .. i] = nil
end
while true do
  pairs(all)
end
