-- expect: load-error too many steps
-- Repeat with a condition that calls a function.
local function no()
  return false
end
repeat
  local _ = {}
until no()
