-- expect: load-error 'coroutine' is not available
-- Closes a coroutine that the limit has killed.
local sleeper = coroutine.create(function()
  while true do end
end)
coroutine.close(sleeper)
