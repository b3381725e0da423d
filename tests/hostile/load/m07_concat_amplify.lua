-- expect: load-error 64 KiB
-- Many references to one long text.
local text = ("x"):rep(60000)
local all = {}
for i = 1, 10000 do
  all[i] = text
end
table.concat(all)
