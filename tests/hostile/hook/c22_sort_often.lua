-- expect: hook-error too many steps
-- Sorts again and again.
hex.on("rolled", function(game, player)
  local list = {}
  for i = 1, 500 do
    list[i] = i * 7919 % 500
  end
  while true do
    table.sort(list)
  end
end)
