-- How knights march, whatever kind they are (X-B-45 to X-B-51, X-B-73).
local cities = hex.has_mod "cities_knights"

-- Is this one of the six paths of the castle?
local function at_castle(game, edge)
    return game:get("castle_path", edge) > 0
end

hex.counter "march" {
    title = "Paths left to march",
    help = cities and "Three in a turn, or five for an active knight."
        or "Three in a turn, or five for a grain.",
    per = "figure", of = "knight", start = 3, most = 5, reset_each_turn = true,
}

hex.phase "march" {
    title = "Knights march", follows = "main", actions = { "end_turn" },
    help = cities and "Each of your knights marches up to 3 paths, or 5 while it is active."
        or "Each of your knights marches up to 3 paths; then the battles begin.",
    effect = { function(game, me)
        local knights = game:figures("knight", me)
        if #knights == 0 then return game:end_phase() end
        if not cities then return end
        game:set("battle_may_come", 1)
        for _, knight in ipairs(knights) do                                     -- X-B-73
            game:set("march", knight, 3 + 2 * game:get("active", knight))
        end
    end },
}

local function can_march(game, knight)
    local next_goal, goals, none = pairs(game:ways(knight))
    return next_goal(goals, none) ~= nil
end

-- X-B-49: those at the castle march out, if they can. They come by cards and never go back, so that
-- they are counted where they come and go.
hex.counter "at_castle" { title = "", per = "player", most = 6 }
local function count_at_castle(game, _, knight)
    local owner, count = game:owner_of(knight), 0
    for _, each in ipairs(game:figures("knight", owner)) do
        if at_castle(game, game:place_of(each)) then count = count + 1 end
    end
    game:set("at_castle", owner, count)
end
for _, moment in ipairs { "figure_placed", "figure_moved", "figure_removed" } do
    hex.on(moment, count_at_castle, { "knight", at = "castle_path" })
end

hex.guard "end_turn" {
    reason = "Your knights at the castle must march first.", counter = "at_castle",
    test = function(game, me)
        if game:phase() ~= "march" then return true end
        for _, knight in ipairs(game:figures("knight", me)) do
            if at_castle(game, game:place_of(knight)) and can_march(game, knight) then
                return false
            end
        end
        return true
    end,
}

return hex.frozen { at_castle = at_castle }
