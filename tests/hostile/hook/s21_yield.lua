-- expect: hook-error 'coroutine' is not available
-- Leaves in the middle.
hex.on("rolled", function(game, player)
  coroutine.yield()
end)
