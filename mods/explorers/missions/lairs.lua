-- Gold fields and the pirates who hold them (P-170 to P-181, P-193 to P-197).
local missions = hex.include "missions.lua"
if not missions.lairs then return end
local phases = hex.include "phases.lua"
local may_act = hex.include "acting.lua"

hex.counter "captured" {
    title = "Captured lair", help = "Three crews have captured this lair.", per = "tile", most = 1,
}
-- 1 for the first lair of a turn on which a third crew landed, 2 for the next one: in this order
-- they are decided after the movement.
hex.counter "third_crew" { title = "", per = "tile", most = 20 }
hex.counter "captures" { title = "", per = "game", most = 20 }

hex.terrain "gold_field" {
    title = "Gold field", model = "gold_field.glb", color = "#c9a53a",
    help = "A pirate lair, until three crews have captured it. Then each settlement next to it "
        .. "gets 2 gold when its number is rolled.",
    produces = { gold = 2 }, closed_until = { "third_crew" },       -- P-180, P-181, P-196, P-197
}
hex.patch("relief", "pay") {
    counts = hex.option "ep_comp_with_goldfield" and { "resource" } or { "resource", "gold" },
}                                                                           -- P-32, P-310

local function crews_at(game, tile) return #game:figures_at("tile", tile, "crew") end
-- Lairs that the ship touches and that have room for a crew (P-174, P-175).
local function lairs_at(game, ship)
    local lairs = {}
    for _, corner in ipairs(game:ends_of(game:place_of(ship))) do
        for _, tile in ipairs(game:tiles_of(corner)) do
            if game:terrain(tile) == "gold_field" and game:get("captured", tile) == 0
                and crews_at(game, tile) < 3 and lairs[1] ~= tile then
                table.insert(lairs, tile)
            end
        end
    end
    return lairs
end
local function crew_of(game, ship)
    for _, figure in ipairs(game:cargo(ship)) do
        if game:kind_of(figure) == "crew" then return figure end
    end
end

hex.pick "raiding_ship" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own", cargo = { "crew" },
    by_terrains = { "gold_field" },
    test = function(game, _, ship) return may_act(game, ship) and #lairs_at(game, ship) > 0 end,
}
hex.pick "raided_lair" {
    title = "Which lair?", what = "tile",
    list = function(game, _, ship) return lairs_at(game, ship) end,
}
hex.action "raid" {
    title = "Land a crew", icon = "crew.glb", phases = phases.movement,
    help = "Land a crew at a lair. The third crew there captures it.",
    picks = { "raiding_ship", "raided_lair" },
    reason = "You need a crew in a ship at a lair with a free space.",
    effect = { function(game, _, ship, tile)
        game:move_figure(crew_of(game, ship), tile, "tile")
        if crews_at(game, tile) == 3 then                                   -- P-177, P-178
            game:set("third_crew", tile, game:add("captures", 1))
        end
    end },
}
hex.include "missions/lair_battle.lua"
