-- Ships: where they are built (P-59 to P-65), how they move (P-86 to P-97).
hex.counter "ship_points" {
    title = "Movement points", help = "Each moves the ship one sea route this turn.",
    per = "figure", of = "ship", start = 4, most = 8, reset_each_turn = true, -- P-93, P-94
}
hex.counter "sailed" {
    title = "Sailed this turn",
    help = "1 while the ship is moving, 2 when its movement is over this turn.",
    per = "figure", of = "ship", most = 2, reset_each_turn = true,
}
hex.counter "hastened" {
    title = "Wool paid", help = "2 more movement points for 1 wool, once per turn.",
    per = "figure", of = "ship", most = 1, reset_each_turn = true,
}
-- 1 for a ship that takes no wool: some was paid, or it is new and has discovered something (P-63).
hex.counter "no_wool" {
    title = "", per = "figure", of = "ship", most = 1, reset_each_turn = true,
}
local arrive = hex.include "exploring.lua"
local one_alone = hex.option "ep_new_ship_needs_empty_route"
local phases = hex.include "phases.lua"

hex.figure "ship" {
    title = "Ship", model = "ship.glb", icon = "ship.glb", models = { wooden = "wooden_ship.glb" },
    help = "Holds two spaces of cargo. Moves up to four sea routes per turn, and reveals the "
        .. "land and sea it reaches.",
    on = "edge", supply = 3, cost = { lumber = 1, wool = 1 },               -- P-4, P-59
    near = { "harbour_settlement" }, only_known = true,                     -- P-60, P-61
    beside = { "sea" }, rim = true, crowd = 2,                              -- P-62, P-86, P-90
    holds = 2, carries = { "settler" },                                     -- P-76
    build_phases = phases.building, phases = phases.movement,               -- P-20, P-88
    moves = {
        points = "ship_points", one_by_one = "sailed",                      -- P-89, P-96
        step_face_down = true, step = { arrive },                         -- P-99
        reason = "None of your ships can sail any further this turn.",
    },
}
if one_alone then                                                           -- P-312
    local function is_empty(game, edge, taken_off)
        for _, ship in ipairs(game:figures_at("edge", edge, "ship")) do
            if ship ~= taken_off then return false end
        end
        return true
    end
    hex.guard "build_ship" {
        reason = "another ship is there",
        test = function(game, _, edge) return not edge or is_empty(game, edge) end,
    }
    hex.patch("pick", "new_ship_route") {
        test = function(game, _, edge, ship) return is_empty(game, edge, ship) end,
    }
end

hex.pick "ship_to_hasten" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own",
    with_counter = "sailed", with_least = 0, with_most = 1, raises = "no_wool",         -- P-97
}
hex.action "hasten" {
    title = "Speed up a ship", icon = "wool", phases = phases.movement, cost = { wool = 1 },
    help = "2 more movement points for 1 wool, once per turn for each ship.",
    picks = { "ship_to_hasten" },                                           -- P-24, P-95
    reason = "Each ship can be sped up once per turn, before its movement is over.",
    effect = {
        { set = "hastened", value = 1, whom = "picked" },
        { set = "no_wool", value = 1, whom = "picked" },
        { set = "ship_points", add = 2, whom = "picked" },
    },
}
