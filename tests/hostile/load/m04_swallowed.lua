-- expect: load-error 'pcall' is not available
-- Goes on after memory is refused.
local all = {}
while true do
  pcall(function()
    all[#all + 1] = ("x"):rep(15000) .. #all
  end)
end
