-- expect: hook-error too many steps
-- A loop without an end.
hex.on("rolled", function(game, player)
  while true do end
end)
