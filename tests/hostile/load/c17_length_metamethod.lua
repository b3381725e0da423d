-- expect: load-error 'setmetatable' is not available
-- A table that lies about its length to our own functions.
local list = setmetatable({}, { __len = function()
  return 4611686018427387904
end })
table.concat(list)
