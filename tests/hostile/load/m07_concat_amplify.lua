-- expect: load-error KiB
-- Many references to one long text.
local text = ("x"):rep(15000)
local all = {}
for i = 1, 10000 do
  all[i] = text
end
table.concat(all)
