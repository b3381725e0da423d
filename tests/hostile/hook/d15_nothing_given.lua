-- expect: hook-error must be
-- A call without arguments.
hex.on("rolled", function(game, player)
  game:give()
end)
