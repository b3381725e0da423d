-- expect: load-error there is no 'game:gift'
-- A function that does not exist.
hex.on("rolled", function(game, player)
  game:gift(player)
end)
