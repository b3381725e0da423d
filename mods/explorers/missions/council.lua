-- The council's island and its docks, where hauls and sacks are brought (P-205, P-206, P-209,
-- P-269).
local missions = hex.include "missions.lua"
if not missions.has_council then return end
local phases = hex.include "phases.lua"
local may_act = hex.include "acting.lua"

hex.counter "dock" {
    title = "Dock", help = "Deliver fish and spices here.", per = "corner", most = 1,
    marked_only = true, marker = true, icon = "dock.glb",
}
hex.terrain "council" {
    title = "Council", model = "council.glb", color = "#6aa5c9", land = false,
    help = "Ships deliver fish and spices to its two docks, in the north and in the south, for "
        .. "steps in those missions.",
}
hex.patch("figure", "ship") { add = { beside = { "council" } } }

local progress = hex.frozen { haul = "fish_progress", sack = "spices_progress" }
local goods = {}
if missions.fish then table.insert(goods, "haul") end
if missions.spices then table.insert(goods, "sack") end

hex.pick "delivering_ship" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own", cargo = goods,
    by_terrains = { "council" },
    test = function(game, _, ship)
        local ends = game:ends_of(game:place_of(ship))
        return may_act(game, ship)
            and (game:get("dock", ends[1]) > 0 or game:get("dock", ends[2]) > 0)
    end,
}
hex.action "deliver" {
    title = "Deliver to the council", icon = "dock.glb", phases = phases.movement,
    help = "Unload all hauls of fish and sacks of spices. Each is a step in its mission.",
    picks = { "delivering_ship" },                                          -- P-210, P-224
    reason = "You need a haul or a sack in a ship at a dock.",
    effect = { function(game, me, ship)
        for _, figure in ipairs(game:cargo(ship)) do
            local counter = progress[game:kind_of(figure)]
            if counter then
                game:remove_figure(figure, counter == "spices_progress")    -- P-226
                game:count(counter, me, 1)                                    -- P-213, P-225
            end
        end
    end },
}
