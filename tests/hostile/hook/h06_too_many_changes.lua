-- expect: hook-error at most
-- Changes without end.
hex.on("rolled", function(game, player)
  for _ = 1, 1000 do
    game:give(player, "ore", 0)
  end
end)
