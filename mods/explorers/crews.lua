-- Crews (P-70 to P-73), and what goes from ship to basin and back at once (P-81).
local missions = hex.include "missions.lua"
if missions.count == 0 then return end                                      -- P-71
local phases = hex.include "phases.lua"
local holds = hex.include "holds.lua"
local may_act = hex.include "acting.lua"
local passengers = hex.include "passengers.lua"

passengers("crew", {
    title = "Crew", supply = 9, size = 1, on = "tile", model = "crew.glb", icon = "crew.glb", -- P-4
    help = "Fights at lairs and lives in villages. It takes one place in a hold.",
    cost = { ore = 1, wool = 1 },                                           -- P-70
}, "a crew")
hex.patch("figure", "ship") { add = { carries = { "crew" } } }
hex.patch("piece", "harbour_settlement") { add = { carries = { "crew" } } }

-- Whoever is ashore stays: in villages for ever, on a lair until it is captured (P-176, P-193,
-- P-221).
hex.guard "load_crew" {
    reason = "it has work to do there",
    test = function(game, me, crew, ship)
        if not crew then return true end
        local place, what = game:place_of(crew)
        if not may_act(game, ship) then return false end
        return what ~= "tile" or missions.lairs and game:get("captured", place) == 1
    end,
}

-- Both pieces change places; what is large changes with all that is small there.
local function swap(game, aboard, ashore)
    local ship, corner = game:carrier_of(aboard), game:place_of(ashore)
    local out, back = { aboard }, { ashore }
    local size = function(figure) return holds.sizes[game:kind_of(figure)] end
    if size(aboard) < size(ashore) then out = game:cargo(ship) end
    if size(ashore) < size(aboard) then back = holds.basin(game, corner) end
    for _, figure in ipairs(out) do game:remove_figure(figure) end
    for _, figure in ipairs(back) do game:load_figure(figure, ship) end
    for _, figure in ipairs(out) do game:move_figure(figure, corner, "corner") end
end
hex.pick "swapping_ship" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own", loaded = true,
    near = "harbour_settlement",
    test = function(game, me, ship)
        if not may_act(game, ship) then return false end
        for _, corner in ipairs(holds.harbours_at(game, me, ship)) do
            if #holds.basin(game, corner) > 0 then return true end
        end
        return false
    end,
}
hex.pick "swapped_aboard" {
    title = "What goes ashore?", what = "figure",
    list = function(game, _, ship) return game:cargo(ship) end,
}
hex.pick "swapped_ashore" {
    title = "What goes aboard?", what = "figure",
    list = function(game, me, ship, aboard)
        local others, kind = {}, game:kind_of(aboard)
        for _, corner in ipairs(holds.harbours_at(game, me, ship)) do
            for _, figure in ipairs(holds.basin(game, corner)) do
                if game:kind_of(figure) ~= kind then table.insert(others, figure) end
            end
        end
        return others
    end,
}
hex.action "swap_cargo" {
    title = "Swap cargo", phases = phases.movement,
    picks = { "swapping_ship", "swapped_aboard", "swapped_ashore" },
    help = "A piece in a ship and one in the basin beside it change places.",
    effect = { function(game, _, _, aboard, ashore) swap(game, aboard, ashore) end },
}
