-- expect: hook-error there is no good 'oar'
-- A good that does not exist.
hex.on("rolled", function(game, player)
  game:give(player, "oar", 1)
end)
