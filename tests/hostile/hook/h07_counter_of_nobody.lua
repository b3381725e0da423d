-- expect: hook-error there is no player 99
-- A counter of a player who does not exist.
hex.counter "songs" { title = "Songs", per = "player", most = 9 }
hex.on("rolled", function(game, player)
  game:set("songs", 99, 1)
end)
