-- expect: load-error 'print' is not available
-- Floods the terminal.
while true do
  print("\27[2Jforged")
end
