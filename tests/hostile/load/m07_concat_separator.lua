-- expect: load-error 64 KiB
-- A long separator.
local all = {}
for i = 1, 1000 do
  all[i] = ""
end
table.concat(all, ("x"):rep(60000))
