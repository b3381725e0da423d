-- expect: load-error 'setmetatable' is not available
-- A declaration that runs code while it is read.
hex.good "gems" (setmetatable({}, { __index = function()
  while true do end
end }))
