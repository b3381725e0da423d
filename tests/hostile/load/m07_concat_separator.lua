-- expect: load-error KiB
-- A long separator.
local all = {}
for i = 1, 1000 do
  all[i] = ""
end
table.concat(all, ("x"):rep(15000))
