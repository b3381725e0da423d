-- expect: load-error write game:give(...) with a colon
-- A dot instead of a colon.
hex.on("rolled", function(game, player)
  game.give(player, "ore", 1)
end)
