-- expect: load-error 'pcall' is not available
-- Raises and catches errors deep in the stack.
while true do
  pcall(error, "x")
end
