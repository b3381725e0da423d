-- expect: hook-error too many steps
-- Asks the game again and again.
hex.on("rolled", function(game, player)
  while true do
    game:tiles()
    game:points(player)
  end
end)
