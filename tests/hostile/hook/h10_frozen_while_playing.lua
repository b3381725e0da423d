-- expect: ok
-- Uses a function of loading while a game is played.
hex.on("rolled", function(game, player)
  hex.frozen {}
end)
