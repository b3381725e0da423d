-- Knights on paths (X-B-8, X-B-44 to X-B-51).
-- Where fishing grounds lie there are paths at sea as well.
local land = hex.has_mod "fishermen"
    and { "forest", "pasture", "fields", "hills", "mountains", "castle", "lake", "desert" } or nil

-- Is this one of the six paths of the castle?
local function at_castle(game, edge)
    return game:get("castle_path", edge) > 0
end

hex.counter "march" {
    title = "Paths left to march", help = "Three in a turn, or five for a grain.", per = "figure",
    of = "knight", start = 3, most = 5, reset_each_turn = true,
}
hex.counter "hastened" {
    title = "", per = "figure", of = "knight", most = 1, reset_each_turn = true,
}

hex.figure "knight" {
    title = "Knight", model = "knight.glb", icon = "knight.glb", on = "edge", supply = 6, crowd = 1,
    help = "Stands on a path. With more knights than barbarians around it a tile is freed.",
    phases = { "march" }, beside = land,
    moves = { points = "march", no_stop = "castle_path" },    -- X-B-45, X-B-47, X-B-48, X-B-50
}

local function hasten(game, _, knight)
    game:set("hastened", knight, 1)
    game:add("march", knight, 2)
end
hex.pick "knight_to_hasten" {
    title = "Which knight marches farther?", what = "figure", figure = "knight", whose = "own",
    raises = "hastened",
}
hex.action "hasten" {                                                           -- X-B-46
    title = "March farther", icon = "knight.glb", phases = { "march" }, cost = { grain = 1 },
    help = "For 1 grain a knight marches up to 5 paths in this turn.",
    picks = { "knight_to_hasten" },
    effect = { hasten },
}

if hex.has_mod "fishermen" then                                                 -- X-F-49
    hex.remove("action", "fish_robber")
    hex.action "fish_hasten" {
        title = "March farther for fish", icon = "knight.glb", phases = { "march" },
        help = "For 2 fish a knight marches up to 5 paths in this turn.",
        pay_deck = "fish", pay_value = 2, picks = { "knight_to_hasten" }, effect = { hasten },
    }
end

hex.phase "march" {
    title = "Knights march", follows = "main", actions = { "end_turn" },
    help = "Each of your knights marches up to 3 paths; then the battles begin.",
    effect = { function(game, me)
        if #game:figures("knight", me) == 0 then game:end_phase() end
    end },
}

local function can_march(game, knight)
    local goals = 0
    for _ in pairs(game:ways(knight)) do goals = goals + 1 end
    return goals > 0
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
