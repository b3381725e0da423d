-- expect: load-error too many steps
-- A long chain of methods, for ever.
local text = "abc"
while true do
  text = text:upper():lower():rep(3):sub(1, 3):format():upper():lower()
end
