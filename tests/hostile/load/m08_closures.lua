-- expect: load-error
-- A million functions that are kept.
local all = {}
for i = 1, 1000000 do
  all[i] = function()
    return i
  end
end
