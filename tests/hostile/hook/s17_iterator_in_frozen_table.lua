-- expect: load-error
-- A frozen table holds an iterator.
-- Open: functions in frozen tables are not looked into.
local tools = hex.frozen { step = pairs { 1, 2, 3, 4, 5, 6, 7, 8, 9 } }
hex.on("rolled", function(game, player)
  game:give(player, "ore", tools.step() % 2)
end)
