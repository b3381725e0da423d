-- expect: hook-error must be a whole number
-- A text where a number belongs.
hex.on("rolled", function(game, player)
  game:give(player, "ore", "2")
end)
