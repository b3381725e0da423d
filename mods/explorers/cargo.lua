-- Settlers: built into a basin or a hold (P-69, P-72 to P-75), carried (P-79 to P-83), given up
-- (P-85).
local missions = hex.include "missions.lua"
local phases = hex.include "phases.lua"
local may_act = hex.include "acting.lua"
local passengers = hex.include "passengers.lua"

passengers("settler", {
    title = "Settlers", supply = 2, size = 2, model = "settler.glb", icon = "settler.glb", -- P-4
    models = { wooden = "wooden_settler.glb" },
    help = "They wait in the basin of a harbour settlement or travel in a ship, and found a "
        .. "settlement where they land. They take two spaces.",
    cost = { lumber = 1, brick = 1, wool = 1, grain = 1 },                  -- P-69
}, "settlers")

hex.pick "laden_ship" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own", loaded = true,
}
hex.pick "cargo_aboard" {
    title = "What do you give up?", what = "figure", aboard_picked = true,
}
hex.action "give_up_cargo" {
    title = "Give up cargo", icon = "ship.glb", phases = phases.all,
    picks = { "laden_ship", "cargo_aboard" },
    help = "Return a piece in one of your ships to its supply.",
    effect = { { remove_figure = true } },
}

if not hex.option "ep_act_after_stop" then                                  -- P-314
    local kinds = { "settler" }
    if missions.count > 0 then table.insert(kinds, "crew") end
    if missions.fish then table.insert(kinds, "haul") end
    if missions.spices then table.insert(kinds, "sack") end
    for _, kind in ipairs(kinds) do
        for _, action in ipairs { "load_" .. kind, "unload_" .. kind } do
            hex.guard(action) {
                reason = "the ship has no movement points left",
                test = function(game, _, cargo, carrier)
                    return not cargo or may_act(game, game:carrier_of(cargo) or carrier)
                end,
            }
        end
    end
end
