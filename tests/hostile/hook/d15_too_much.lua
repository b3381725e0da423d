-- expect: hook-error it must be
-- More than there can be.
hex.on("rolled", function(game, player)
  game:give(player, "ore", 9223372036854775807)
end)
