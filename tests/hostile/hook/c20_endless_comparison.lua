-- expect: hook-error too many steps
-- A comparison that never returns.
hex.on("rolled", function(game, player)
  table.sort({ 2, 1 }, function()
    while true do end
  end)
end)
