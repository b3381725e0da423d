-- expect: load-error
-- A frozen table holds a function that counts.
-- Open: functions in frozen tables are not looked into.
local function counter()
  local inner = 0
  return function()
    inner = inner + 1
    return inner
  end
end
local tools = hex.frozen { tick = counter() }
hex.on("rolled", function(game, player)
  game:give(player, "ore", tools.tick() % 2)
end)
