-- Fish (P-198 to P-214): shoals, the roll that brings hauls, and ships that take them.
local missions = hex.include "missions.lua"
if not missions.fish then return end
local phases = hex.include "phases.lua"
local any_time = hex.option "ep_fish_roll_any_time"

hex.terrain "shoal" {
    title = "Fish shoal", model = "shoal.glb", color = "#3f9bc8", land = false,         -- P-199
    help = "When its number is rolled for fish, a haul appears here for any ship to take.",
}
hex.counter "shoal_face" {
    title = "Fish at", help = "When the die shows this number, a haul appears here.",
    per = "tile", most = 6, marker = true, icon = "haul.glb",
}
hex.counter "fished" { title = "Rolled for fish", help = "Once per turn.", per = "player", most = 1,
    reset_each_turn = true }                                                -- P-201
hex.figure "haul" {
    title = "Haul of fish", model = "haul.glb", icon = "haul.glb", owned = false,
    supply = hex.players > 4 and 8 or 6,
    help = "Takes two spaces. Deliver it to the council for a step in the fish mission.",
    on = "tile", size = 2, phases = phases.movement,
    own_holds = true,                                                       -- P-207, P-208
}
hex.patch("figure", "ship") { add = { carries = { "haul" }, beside = { "shoal" } } }
hex.patch("piece", "harbour_settlement") { add = { carries = { "haul" } } } -- P-211

-- N has the faces 1 to 3, S has 4 to 6, each once (P-198).
hex.on("discovered", function(game, _, tile)
    if game:terrain(tile) ~= "shoal" then return end
    local first = game:region(tile) == "north" and 1 or 4
    local taken, left = {}, {}
    for _, other in ipairs(game:tiles "shoal") do taken[game:get("shoal_face", other)] = true end
    for face = first, first + 2 do
        if not taken[face] then table.insert(left, face) end
    end
    game:set("shoal_face", tile, left[game:random(#left)])
end)

local cast = {
    { throw_for = "shoal_face", sides = 6 },
    { put_figure = "haul", empty = true },                                  -- P-203
}
-- A ship in the middle of its movement has finished it then (P-202).
if not any_time then table.insert(cast, 1, { end_travel = "ship" }) end
hex.action "fish" {
    title = "Roll for fish", icon = "haul.glb", phases = phases.movement, limit = "fished",
    help = "Once per turn: roll a die, and a haul of fish appears on every empty shoal with "
        .. "that number."
        .. (any_time and "" or " A ship that is moving must stop."),
    needs_figure = "haul", effect = cast,                                   -- P-204
    reason = "There are no hauls left in the supply.",
}
