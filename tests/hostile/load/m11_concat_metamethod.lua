-- expect: load-error 'setmetatable' is not available
-- An addition of texts that moves the stack.
local odd = setmetatable({}, { __concat = function()
  return "bx"
end })
assert("a" .. "b" .. odd == "abx")
