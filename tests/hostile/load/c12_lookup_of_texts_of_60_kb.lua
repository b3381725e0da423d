-- expect: load-error
-- Reads two texts of 60 KB at every step.
-- Open: one instruction reads 60 KB: cap texts near 16 KB.
local one, two = ("x"):rep(60000), ("x"):rep(60000)
local all = { [one] = 1 }
local _
while true do
  _ = all[two]
  _ = all[two]
  _ = all[two]
  _ = all[two]
  _ = all[two]
  _ = all[two]
  _ = all[two]
  _ = all[two]
end
