-- expect: load-error too many steps
-- The plain endless loop.
local n = 0
while true do
  n = n + 1
end
