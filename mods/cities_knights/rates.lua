-- Who trades a good at 2:1 (K-82, K-213, K-222): `cheap_GOOD` counts a player's reasons for it, so
-- that rates are the engine's own.
local goods = hex.frozen { "brick", "grain", "lumber", "ore", "wool", "cloth", "coin", "paper" }
for _, good in ipairs(goods) do
    hex.counter("cheap_" .. good) { title = "", per = "player", most = 3 }
    hex.patch("good", good) { rate = { by = "cheap_" .. good, 0, 2 } }
end

local function change(game, player, good, reasons)
    game:count("cheap_" .. good, player, reasons)
end
return hex.frozen { goods = goods, change = change }
