-- expect: hook-error cannot be changed
-- Remembers in the table game.
hex.on("rolled", function(game, player)
  game.memory = 1
end)
