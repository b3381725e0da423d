-- expect: load-error
-- Keeps many long texts alive.
local all = {}
for i = 1, 100000 do
  all[i] = ("x"):rep(15000) .. i
end
