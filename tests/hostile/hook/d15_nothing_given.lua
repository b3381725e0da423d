-- expect: hook-error game:give: 'player' is missing
-- A call without arguments, hidden from whoever counts them.
hex.on("rolled", function(game, player)
  game:give(table.unpack({}))
end)
