-- Knights (K-137 to K-163): figures on corners, whose rank and readiness are numbers of their own.
local phases = hex.include "phases.lua"
hex.include "barbarians/strength.lua"
local at_sea = hex.has_mod "seafarers"

-- A new knight comes ashore (K-313); who has gone to sea may stay there (K-312).
local function on_land(game, _, corner, knight)
    if game:place_of(knight) then return true end
    for _, tile in ipairs(game:tiles_of(corner)) do
        if game:is_land(tile) then return true end
    end
    return false
end

hex.counter "rank" {
    title = "Rank", help = "The strength of the knight: 1 basic, 2 strong, 3 mighty.",
    per = "figure", of = "knight", least = 1, start = 1, most = 3,
    each_value = 2,                                                               -- K-10, K-151
}
hex.counter "active" {
    title = "Active", help = "Only active knights defend the island and can act.",
    per = "figure", of = "knight", most = 1, drops = "ready",
}
-- May act: active since the turn of its owner began (K-145, K-146). Who has acted is idle (K-165).
hex.counter "ready" {
    title = "", per = "figure", of = "knight", most = 1, renews = "active", drops = "active",
}
hex.counter "promoted" {
    title = "", per = "figure", of = "knight", most = 1, reset_each_turn = true,        -- K-150
}
hex.figure "knight" {
    title = "Knight", icon = "knight_1.glb", model = "knight_1.glb",
    help = "Defends the island against barbarians while active, and blocks other players' "
        .. "roads and knights.",
    on = "corner", supply = 6, cost = { wool = 1, ore = 1 },                            -- K-137
    needs_route = true, occupies = true, interrupts = true,                 -- K-138, K-157, K-158
    anchors = true, test = at_sea and on_land or nil,                       -- K-240, K-316, K-317
    looks = { "knight_1.glb", "knight_2.glb", "knight_3.glb" }, looks_by = "rank",
    models = { wooden = "wooden_knight_#.glb" },
    dim = "active",
    moves = {
        on_routes = at_sea and { "roads", "ships" } or { "roads" },               -- K-168, K-310
        changes_at_own = at_sea and hex.option "ck_sf_knight_transfer" == "at_buildings",
        spends = "ready", displaces = "rank",                                           -- K-171
        passes = hex.option "ck_knight_pass_opponents" and "anybody" or "own",          -- K-169
        displaced = { { travel = "knight", free = true } },                       -- K-175, K-176
        reason = not hex.has_mod "barbarian_attack"
            and "You need an active knight that may act this turn, and somewhere to go." or nil,
    },
}

if phases.mode == "paired_players" then                                                 -- K-338
    hex.on("phase_began", function(game, player)
        for _, knight in ipairs(game:figures("knight", player)) do
            game:set("ready", knight, game:get("active", knight))
        end
    end, { "paired" })
end
if phases.mode == "special_build" and not hex.has_mod "barbarian_attack" then     -- X-B-92
    hex.guard "travel_knight" {                                                         -- K-333
        test = function(game) return game:phase() ~= "special_build" end,
        reason = "Knights do not act between turns.",
    }
end

hex.pick "idle_knight" {
    title = "Choose a knight to activate", what = "figure", figure = "knight", whose = "own",
    with_counter = "active", with_least = 0, with_most = 0,
}
hex.action "activate" {
    title = "Activate a knight", icon = "knight_2.glb", phases = phases.building,
    help = "For 1 grain. The knight defends at once, and can act from your next turn on.",
    cost = { grain = 1 }, picks = { "idle_knight" },                                    -- K-143
    reason = "You have no inactive knight.",
    effect = { { set = "active", value = 1, whom = "picked" } },
}

-- Once in a turn; to the third rank only with the third level of politics (K-149, K-150).
hex.pick "rising_knight" {
    title = "Choose a knight to promote", what = "figure", figure = "knight", whose = "own",
    with_counter = "promoted", with_most = 0,
    raises = "rank", raises_to = { by = "politics", 2, 2, 2, 3 }, differs = true,
}
hex.action "promote" {
    title = "Promote a knight", icon = "knight_3.glb", phases = phases.building,
    help = "Raise a knight by one rank for 1 wool and 1 ore.",
    cost = { wool = 1, ore = 1 },                                                       -- K-148
    picks = { "rising_knight" },
    reason = "Each knight can be promoted once per turn, if a piece of the next rank is left. "
        .. "You need the Fortress for mighty knights.",
    effect = {
        { set = "rank", add = 1, whom = "picked" },
        { set = "promoted", value = 1, whom = "picked" },
    },
}
