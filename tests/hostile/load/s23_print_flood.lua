-- expect: load-error takes too many steps
-- Floods the terminal.
while true do
  print("\27[2Jforged")
end
