-- The council's island and its docks, where hauls and sacks are brought (P-205, P-206, P-209,
-- P-269).
local missions = hex.include "missions.lua"
if not missions.has_council then return end
local phases = hex.include "phases.lua"
local may_act = hex.include "acting.lua"

hex.counter "dock" {
    title = "Dock", help = "Fish and spices are brought here.", per = "corner", most = 1,
    marked_only = true, marker = true, icon = "dock.glb",
}
hex.terrain "council" {
    title = "Council", model = "council.glb", color = "#6aa5c9", land = false,
    help = "Ships bring fish and spices to its two docks, in the north and in the south.",
}
hex.patch("figure", "ship") { add = { beside = { "council" } } }

local progress = hex.frozen { haul = "fish_progress", sack = "spices_progress" }
hex.pick "delivering_ship" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own", loaded = true,
    test = function(game, _, ship)
        local ends = game:ends_of(game:place_of(ship))
        local docks = game:get("dock", ends[1]) + game:get("dock", ends[2])
        if docks == 0 or not may_act(game, ship) then return false end
        for _, figure in ipairs(game:cargo(ship)) do
            if progress[game:kind_of(figure)] then return true end
        end
        return false
    end,
}
hex.action "deliver" {
    title = "Deliver to the council", icon = "dock.glb", phases = phases.movement,
    help = "Each haul and each sack aboard is a step in its mission.",
    picks = { "delivering_ship" },                                          -- P-210, P-224
    effect = { function(game, me, ship)
        for _, figure in ipairs(game:cargo(ship)) do
            local counter = progress[game:kind_of(figure)]
            if counter then
                game:remove_figure(figure, counter == "spices_progress")    -- P-226
                game:add(counter, me, 1)                                    -- P-213, P-225
            end
        end
    end },
}
