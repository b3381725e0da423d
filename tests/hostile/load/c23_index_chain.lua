-- expect: load-error 'setmetatable' is not available
-- A long chain of tables behind one field.
local chain = {}
for _ = 1, 1900 do
  chain = setmetatable({}, { __index = chain })
end
