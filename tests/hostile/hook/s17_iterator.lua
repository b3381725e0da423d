-- expect: load-error
-- An iterator of pairs remembers how far it went.
-- Open: functions of C with upvalues are not looked into.
local step = pairs(hex.frozen { 10, 20, 30, 40, 50, 60, 70, 80, 90 })
hex.on("rolled", function(game, player)
  game:give(player, "ore", step() % 2)
end)
