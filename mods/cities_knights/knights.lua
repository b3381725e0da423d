-- Knights (K-137 to K-163): figures on corners, whose rank and readiness are numbers of their own.
local phases = hex.include "phases.lua"
local strength = hex.include "barbarians/strength.lua"
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
    title = "Rank", per = "figure", of = "knight", least = 1, start = 1, most = 3,
    each_value = 2,                                                               -- K-10, K-151
}
hex.counter "active" { title = "Active", per = "figure", of = "knight", most = 1 }
-- May act: active since the turn of its owner began (K-145, K-146).
hex.counter "ready" { title = "", per = "figure", of = "knight", most = 1 }
hex.counter "promoted" {
    title = "", per = "figure", of = "knight", most = 1, reset_each_turn = true,        -- K-150
}
hex.figure "knight" {
    title = "Knight", icon = "knight_1.glb", model = "knight_1.glb",
    help = "Defends the island while it is active, and stands in the way of others.",
    on = "corner", supply = 6, cost = { wool = 1, ore = 1 },                            -- K-137
    needs_route = true, occupies = true, interrupts = true,                 -- K-138, K-157, K-158
    anchors = true, test = at_sea and on_land or nil,                       -- K-240, K-316, K-317
    looks = { "knight_1.glb", "knight_2.glb", "knight_3.glb" }, looks_by = "rank",
    dim = "active",
    moves = {
        on_routes = at_sea and { "roads", "ships" } or { "roads" },               -- K-168, K-310
        changes_at_own = at_sea and hex.option "ck_sf_knight_transfer" == "at_buildings",
        spends = "ready", displaces = "rank",                                           -- K-171
        passes = hex.option "ck_knight_pass_opponents" and "anybody" or "own",          -- K-169
        displaced = { { travel = "knight", free = true } },                       -- K-175, K-176
    },
}

local function make_ready(game, player)
    if game:get("defence", player) == 0 then return end
    for _, knight in ipairs(game:figures("knight", player)) do
        game:set("ready", knight, game:get("active", knight))
    end
end
hex.on("turn_began", make_ready)
if phases.mode == "paired_players" then                                                 -- K-338
    hex.on("phase_began", function(game, player) make_ready(game, player) end, { "paired" })
end
if phases.mode == "special_build" then
    hex.guard "travel_knight" {                                                         -- K-333
        test = function(game) return game:phase() ~= "special_build" end,
        reason = "Knights do not act between the turns.",
    }
end

-- Who has acted is idle (K-165), and who is idle cannot act.
hex.on("counter_changed", function(game, value, before, knight)
    if value < before then game:set("active", knight, 0) end
end, { "ready" })
hex.on("counter_changed", function(game, value, before, knight)
    if value == 0 then game:set("ready", knight, 0) end
    local rank = game:get("rank", knight)
    strength.change(game, knight, (value - before) * rank, (before - value) * rank)
end, { "active" })
hex.on("counter_changed", function(game, value, before, knight)
    local active = game:get("active", knight)
    strength.change(game, knight, (value - before) * active, (value - before) * (1 - active))
end, { "rank" })
hex.on("figure_placed", function(game, _, knight) strength.change(game, knight, 0, 1) end,
    { "knight" })
hex.on("figure_removed", function(game, _, knight)
    game:set("active", knight, 0)
    game:set("rank", knight, 1)
    strength.change(game, knight, 0, -1)
end, { "knight" })

hex.pick "idle_knight" {
    title = "Choose an idle knight", what = "figure", figure = "knight", whose = "own",
    with_counter = "active", with_least = 0, with_most = 0,
}
hex.action "activate" {
    title = "Activate a knight", icon = "knight_2.glb", phases = phases.building,
    help = "For one grain. It defends at once, and acts from your next turn on.",
    cost = { grain = 1 }, picks = { "idle_knight" },                                    -- K-143
    effect = { function(game, _, knight) game:set("active", knight, 1) end },
}

-- To the third rank only with the third level of politics (K-149).
local function may_rise(game, me, knight)
    return game:get("promoted", knight) == 0
        and (game:get("rank", knight) == 1 or game:get("politics", me) >= 3)
end
hex.pick "rising_knight" {
    title = "Choose a knight to promote", what = "figure", figure = "knight", whose = "own",
    raises = "rank", differs = true, test = may_rise,
}
hex.action "promote" {
    title = "Promote a knight", icon = "knight_3.glb", phases = phases.building,
    help = "For wool and ore, by one rank.", cost = { wool = 1, ore = 1 },              -- K-148
    picks = { "rising_knight" },
    effect = { function(game, _, knight)
        game:add("rank", knight, 1)
        game:set("promoted", knight, 1)
    end },
}
