-- expect: hook-error must be a whole number
-- A text as a value.
hex.counter "songs" { title = "Songs", per = "player", most = 9 }
hex.on("rolled", function(game, player)
  game:set("songs", player, "3")
end)
