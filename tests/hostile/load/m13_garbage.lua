-- expect: load-error too many steps
-- Garbage faster than it is collected.
while true do
  local _ = { {}, {}, {}, {}, {}, {}, {}, {} }
end
