-- Cards that take knights of opponents away (K-232 to K-239, K-249 to K-251).
local card = hex.include("cards/card.lua")("politics")
local fallback = hex.option "ck_deserter_fallback"
local acts_at_once = hex.option "ck_deserter_acts_at_once"

-- Intrigue: an opponent's knight at an own road flees where its owner says, or leaves the board
-- (K-251).
hex.pick "intrigued" {
    title = "Choose the knight to displace", what = "figure", figure = "knight", whose = "others",
    on_routes = hex.has_mod "seafarers" and { "roads", "ships" } or { "roads" },  -- K-250, K-321
}
card("intrigue", "Intrigue", 2, {
    help = "Displace an opponent's knight next to one of your roads. Its owner moves it; if it "
        .. "has nowhere to go, it is removed.",
    must_pass = true, needs_effect = "all",
    effect = { { pick = "intrigued" }, function(game, _, knight)
        if knight then game:drive_away(knight) end
    end },
})

-- Deserter: an opponent gives up a knight, and one of the same rank may come to you.
hex.counter "deserter_rank" { title = "", per = "game", most = 3 }
hex.counter "deserter_active" { title = "", per = "game", most = 1 }
hex.pick "deserted" {
    title = "Whose knight deserts?", what = "player", whose = "others",
    test = function(game, _, who) return #game:figures("knight", who) > 0 end,          -- K-239
}
hex.pick "knight_of_others" {
    title = "", what = "figure", figure = "knight", whose = "others",
}
hex.pick "deserter" {
    title = "Choose the knight that deserts", what = "figure", figure = "knight", whose = "own",
}
hex.effect "desert" { { pick = "deserter" }, function(game, _, knight)
    if not knight then return end
    game:set("deserter_rank", game:get("rank", knight))
    game:set("deserter_active", game:get("active", knight))
    game:remove_figure(knight)
end }

-- The rank that comes: the same if a piece is left, else as the option says (K-233, K-234).
local function pieces_left(game, me)
    local left = { 2, 2, 2 }
    for _, knight in ipairs(game:figures("knight", me)) do
        local rank = game:get("rank", knight)
        left[rank] = left[rank] - 1
    end
    return left
end
local function rank_for(game, me)
    local wanted = game:get "deserter_rank"
    local left = pieces_left(game, me)
    if wanted == 0 or left[wanted] > 0 then return wanted end
    if fallback == "basic" then return left[1] > 0 and 1 or 0 end
    for rank = wanted - 1, 1, -1 do
        if left[rank] > 0 then return rank end
    end
    return 0
end
hex.pick "deserter_place" {
    title = "Choose where to place the knight", what = "corner", whose = "nobody",
    touches_own = true, optional = true, free_for_figure = "knight",
    test = function(game, me) return rank_for(game, me) > 0 end,
}
local joins = { { start = "choose_deserter" }, { pick = "deserter_place" } }
if fallback == "any_lower" then
    hex.pick "joining_rank" {
        title = "Which knight joins you: 1 basic, 2 strong, 3 mighty?",
        what = "number", least = 1, most = 3, takes_only = true,
        test = function(game, me, rank, corner)
            return corner and rank <= rank_for(game, me) and pieces_left(game, me)[rank] > 0
        end,
    }
    table.insert(joins, { pick = "joining_rank" })
end
table.insert(joins, function(game, me, corner, chosen)
    local rank, active = chosen or rank_for(game, me), game:get "deserter_active"
    game:set("deserter_rank", 0)
    if not corner or rank == 0 then return end
    local knight = game:put_figure(me, "knight", corner)
    game:set("rank", knight, rank)
    game:set("active", knight, active)                                                  -- K-237
    if acts_at_once then game:set("ready", knight, active) end                          -- K-238
end)
table.insert(joins, { start = "deserter_has_joined" })
-- Who loses a knight, and what comes when the other has joined, other mods may say differently.
hex.effect "choose_deserter" {
    { pick = "deserted" },
    function(game, _, who) if who then game:start("desert", who) end end,
}
hex.effect "deserter_has_joined" { function() end }
card("deserter", "Deserter", 2, {
    help = "Choose an opponent. They remove one of their knights, and you place one of the "
        .. "same rank.",
    must_pass = true,
    needs_pick = "knight_of_others",                                                    -- K-239
    effect = joins,
})
