-- Three dice (K-17, K-18, K-32 to K-40): what the event die shows is done before the land yields.
local ship = hex.include "barbarians/ship.lua"

hex.patch("dice") { remove = { "sides" }, add = {
    { name = "red", title = "Red die", color = "#b3263a" },
    { name = "yellow", title = "Yellow die", color = "#eab030" },
    { name = "event", title = "Event die", color = "#f2e5c6", counts = false, faces = {
        { name = "ship", title = "Barbarians", icon = "barbarian_ship.glb", times = 3 },
        { name = "trade", title = "Trade gate", icon = "gate_trade.glb" },
        { name = "politics", title = "Politics gate", icon = "gate_politics.glb" },
        { name = "science", title = "Science gate", icon = "gate_science.glb" },
    } },
} }

local function may_draw(game, track)
    local least = game:die "red" - 1                                                    -- K-182
    for player = 1, game:players() do
        local level = game:get(track, player)
        if level > 0 and level >= least then return true end
    end
    return false
end
hex.on("rolled", function(game, me)
    local face = game:face "event"
    if face == "ship" then
        ship.sail(game, me)
    elseif may_draw(game, face) then
        game:start("gate_" .. face, me)
    end
end)
