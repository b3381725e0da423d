-- expect: load-error 'setmetatable' is not available
-- A finalizer that never returns.
setmetatable({}, { __gc = function()
  while true do end
end })
