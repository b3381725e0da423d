-- expect: load-error at most 2000 things
-- Declares without end.
local n = 0
while true do
  n = n + 1
  hex.route("route" .. n) {}
end
