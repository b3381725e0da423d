-- expect: hook-error loaded
-- Uses a function of loading while a game is played.
hex.on("rolled", function(game, player)
  hex.option "target_vp"
end)
