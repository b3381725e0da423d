-- expect: load-error too many steps
-- Many long repetitions.
while true do
  local _ = ("xy"):rep(7000)
end
