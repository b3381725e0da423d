-- Neutral knights are displaced, and driven away by Intrigue, as those of another player
-- (X-2-65). They go along the roads of their colour to a place that the player chooses who
-- displaced them, or leave the board (X-2-66).
local kinds = hex.frozen { "ash_knight", "birch_knight" }
local ranks = hex.frozen { "ash_rank", "birch_rank" }
local is_way = hex.frozen { road = true, bridge = true, ship = true }
local passes_all = hex.option "ck_knight_pass_opponents"

-- The figure at the corner that stands in the way, and whose it is; colours count on from the
-- seats.
local function knight_at(game, corner)
    local own = game:figures_at("corner", corner, "knight")[1]
    if own then return own, game:owner_of(own) end
    for at = 1, #kinds do
        local knight = game:figures_at("corner", corner, kinds[at])[1]
        if knight then return knight, game:players() + at end
    end
end
-- All corners that a knight of this owner reaches from there (K-168, K-169).
local function reached(game, owner, from)
    local row, known, found, at = { from }, { [from] = true }, {}, 1
    while row[at] do
        for _, edge in ipairs(game:edges_of(row[at])) do
            local piece, whose = game:at_edge(edge)
            local ends = game:ends_of(edge)
            local to = ends[1] == row[at] and ends[2] or ends[1]
            if whose == owner and is_way[piece] and not known[to] then
                known[to] = true
                table.insert(found, to)
                local _, builder = game:at_corner(to)
                local _, stands = knight_at(game, to)
                if passes_all or (builder or owner) == owner and (stands or owner) == owner then
                    table.insert(row, to)
                end
            end
        end
        at = at + 1
    end
    return found
end
local function colour_of(game, knight)
    return game:kind_of(knight) == kinds[1] and 1 or 2
end
local function refuges(game, knight)
    local free = {}
    local owner = game:players() + colour_of(game, knight)
    for _, corner in ipairs(reached(game, owner, (game:place_of(knight)))) do
        if not game:at_corner(corner) and not knight_at(game, corner) then
            table.insert(free, corner)
        end
    end
    return free
end
local function send_away(game, knight, refuge)
    if refuge then return game:move_figure(knight, refuge) end
    game:remove_figure(knight)
    game:set(ranks[colour_of(game, knight)], knight, 1)
end

local function weaker(game, me, knight)
    local found = {}
    for _, corner in ipairs(reached(game, me, (game:place_of(knight)))) do
        local other, whose = knight_at(game, corner)
        if other and whose > game:players()
            and game:get(ranks[whose - game:players()], other) < game:get("rank", knight) then
            table.insert(found, other)
        end
    end
    return found
end
hex.pick "knight_who_displaces" {
    title = "Choose a knight to displace another", what = "figure", figure = "knight",
    whose = "own", with_counter = "ready", with_least = 1, with_most = 1,
    test = function(game, me, knight) return #weaker(game, me, knight) > 0 end,
}
hex.pick "neutral_displaced" {
    title = "Which neutral knight do you displace?", what = "figure",
    list = function(game, me, knight) return knight and weaker(game, me, knight) or {} end,
}
hex.pick "neutral_refuge" {
    title = "Where does it go?", what = "corner",
    list = function(game, _, _, neutral) return neutral and refuges(game, neutral) or {} end,
}
hex.action "displace_neutral" {
    title = "Displace a neutral knight", icon = "ash_knight_1.glb", phases = { "main" },
    help = "Move an active knight to the place of a weaker neutral knight, which must move away.",
    needs_counter = "defence", picks = { "knight_who_displaces", "neutral_displaced" },
    reason = "You need an active knight that can reach a weaker neutral one.",
    effect = { { pick = "neutral_refuge" }, function(game, _, knight, neutral, refuge)
        local place = game:place_of(neutral)
        game:set("ready", knight, 0)                                              -- K-165
        send_away(game, neutral, refuge)
        game:move_figure(knight, place)
    end },
}

-- Beside a road of the player (K-250).
local function is_beside_own(game, me, knight)
    for _, edge in ipairs(game:edges_of((game:place_of(knight)))) do
        local piece, owner = game:at_edge(edge)
        if owner == me and is_way[piece] then return true end
    end
    return false
end
local function beside_own(game, me)
    local found = {}
    for at = 1, #kinds do
        for _, knight in ipairs(game:figures(kinds[at])) do
            if is_beside_own(game, me, knight) then table.insert(found, knight) end
        end
    end
    return found
end
hex.pick "neutral_intrigued" {
    title = "Which neutral knight do you displace?", what = "figure",
    list = function(game, me) return beside_own(game, me) end,
}
hex.pick "intrigue_refuge" {
    title = "Where does it go?", what = "corner",
    list = function(game, _, neutral) return neutral and refuges(game, neutral) or {} end,
}
hex.patch("card", "intrigue") {
    help = "Displace an opponent's or a neutral knight next to one of your roads.",
    effect = { { title = "Whose knight do you displace?", choose = {
        { title = "A knight of your opponent",
            test = function(game, me)
                for _, knight in ipairs(game:figures("knight", game:next_player(me))) do
                    if is_beside_own(game, me, knight) then return true end
                end
                return false
            end,
            effect = { { pick = "intrigued" }, function(game, _, knight)
                if knight then game:drive_away(knight) end
            end } },
        { title = "A neutral knight",
            test = function(game, me) return #beside_own(game, me) > 0 end,
            effect = { { pick = "neutral_intrigued" }, { pick = "intrigue_refuge" },
                function(game, _, neutral, refuge)
                    if neutral then send_away(game, neutral, refuge) end
                end } },
    } } },
}
