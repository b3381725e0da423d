-- expect: load-error 'pcall' is not available
-- Catches the error of the limit and goes on.
while true do
  pcall(function()
    while true do end
  end)
end
