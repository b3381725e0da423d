-- expect: hook-error
-- A value that the counter cannot have.
hex.counter "songs" { title = "Songs", per = "player", most = 9 }
hex.on("rolled", function(game, player)
  game:set("songs", player, 9223372036854775807)
end)
