-- expect: load-error 'coroutine' is not available
-- Begins the count anew in every coroutine.
while true do
  coroutine.wrap(function()
    for _ = 1, 900 do end
  end)()
end
