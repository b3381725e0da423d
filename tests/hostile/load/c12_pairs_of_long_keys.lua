-- expect: load-error too
-- Sorts long keys that differ at their end only.
local start = ("x"):rep(15000)
local all = {}
for i = 1, 200 do
  all[start .. i] = 1
end
while true do
  pairs(all)
end
