-- expect: load-error 'setmetatable' is not available
-- A value whose closing never ends.
local value = setmetatable({}, { __close = function()
  while true do end
end })
