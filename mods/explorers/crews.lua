-- Crews (P-70 to P-73), and what goes from ship to basin and back at once (P-81).
local missions = hex.include "missions.lua"
if missions.count == 0 then return end                                      -- P-71
local phases = hex.include "phases.lua"
local holds = hex.include "holds.lua"
local may_act = hex.include "acting.lua"
local passengers = hex.include "passengers.lua"

passengers("crew", {
    title = "Crew", supply = 9, size = 1, on = "tile", model = "crew.glb", icon = "crew.glb", -- P-4
    models = { wooden = "wooden_crew.glb" },
    help = "Captures pirate lairs and befriends villages. Takes one space in a ship.",
    cost = { ore = 1, wool = 1 },                                           -- P-70
    -- In villages for ever, on a lair until it is captured (P-176, P-193, P-221).
    stays = true, stays_until = missions.lairs and "captured" or nil,
}, "a crew")
hex.patch("figure", "ship") { add = { carries = { "crew" } } }
hex.patch("piece", "harbour_settlement") { add = { carries = { "crew" } } }

-- Both pieces change places; what is large changes with all that is small there.
local function swap(game, onboard, ashore)
    local ship, corner = game:carrier_of(onboard), game:place_of(ashore)
    local out, back = { onboard }, { ashore }
    local size = function(figure) return holds.sizes[game:kind_of(figure)] end
    if size(onboard) < size(ashore) then out = game:cargo(ship) end
    if size(ashore) < size(onboard) then back = holds.basin(game, corner) end
    for _, figure in ipairs(out) do game:remove_figure(figure) end
    for _, figure in ipairs(back) do game:load_figure(figure, ship) end
    for _, figure in ipairs(out) do game:move_figure(figure, corner, "corner") end
end
local function aboard(game, me, ashore)
    local others, kind, corner = {}, game:kind_of(ashore), game:place_of(ashore)
    for _, ship in ipairs(game:figures("ship", me)) do
        local ends = game:ends_of(game:place_of(ship))
        if (ends[1] == corner or ends[2] == corner) and may_act(game, ship) then
            for _, figure in ipairs(game:cargo(ship)) do
                if game:kind_of(figure) ~= kind then table.insert(others, figure) end
            end
        end
    end
    return others
end
hex.pick "swapped_ashore" {
    title = "What do you load?", what = "figure", in_piece = true, swaps_with = "ship",
    test = not hex.option "ep_act_after_stop"
        and function(game, me, ashore) return #aboard(game, me, ashore) > 0 end or nil,
}
hex.pick "swapped_aboard" {
    title = "What do you unload?", what = "figure",
    list = function(game, me, ashore) return aboard(game, me, ashore) end,
}
hex.action "swap_cargo" {
    title = "Swap cargo", icon = "harbour_settlement.glb", phases = phases.movement,
    picks = { "swapped_ashore", "swapped_aboard" },
    reason = "You need different cargo in a ship and in the basin next to it.",
    help = "Swap a piece in a ship with one in the basin next to it.",
    effect = { function(game, _, ashore, onboard) swap(game, onboard, ashore) end },
}
