-- Beside Cities & Knights neutral colours have knights, too (X-2-60). They stand in the way and do
-- nothing else.
local on = hex.has_mod "cities_knights" and hex.option "tb.twoNeutralKnights"
if hex.has_mod "cities_knights" then
    -- X-2-61: the dice are set before the first of the two rolls only.
    hex.counter "rolls_made" { title = "", per = "player", most = 9, reset_each_turn = true }
    hex.on("rolled", function(game, me) game:add("rolls_made", me, 1) end)
    hex.patch("card", "alchemist") {
        test = function(game, me) return game:get("rolls_made", me) == 0 end,
    }
end
-- X-E-58: no event card is drawn in the turn of an Alchemist, so that the other roll is thrown as
-- well. He counts as two rolls, which tells his turn from others.
if hex.has_mod "cities_knights" and hex.has_mod "event_cards" then
    local by_alchemist = 3                                              -- after the first roll
    local trades = hex.has_mod "traders"
    hex.patch("card", "alchemist") { add = { effect = { function(game, me)
        game:add("rolls_made", me, 2)
    end } } }
    hex.on("rolled", function(game, me, total)
        if game:get("rolls_made", me) ~= by_alchemist then return end
        local red, yellow, is_again
        repeat
            red, yellow = game:random(6), game:random(6)
            local sum = red + yellow
            is_again = sum == total or trades and (sum == 2 or sum == 12)     -- X-2-8, X-T-5
        until not is_again
        game:set_die("red", red)
        game:set_die("yellow", yellow)
    end)
end
if not on then return end

local kinds = hex.frozen { "ash_knight", "birch_knight" }
local ranks = hex.frozen { "ash_rank", "birch_rank" }
for at, colour in ipairs {
    { "ash", "Ash knight", "#8a8f94" }, { "birch", "Birch knight", "#e9dcc4" },
} do
    hex.counter(ranks[at]) {
        title = "Rank", help = "The strength of the knight: 1 basic, 2 strong.",
        per = "figure", of = kinds[at], least = 1, start = 1, most = 2,
    }
    hex.figure(kinds[at]) {
        title = colour[2], color = colour[3], icon = "ash_knight_1.glb",
        help = "Blocks every player. It does not defend the island.",
        on = "corner", owned = false, neutral = colour[1], supply = 4, crowd = 1,
        occupies = true, interrupts = true, anchors = true,                         -- K-158, K-240
        looks = { "ash_knight_1.glb", "ash_knight_2.glb" }, looks_by = ranks[at],
    }
end

local function with_rank(game, at, rank)
    local found = {}
    for _, knight in ipairs(game:figures(kinds[at])) do
        if game:get(ranks[at], knight) == rank then table.insert(found, knight) end
    end
    return found
end
local function is_free(game, corner)
    if game:at_corner(corner) or #game:figures_at("corner", corner) > 0 then return false end
    for _, tile in ipairs(game:tiles_of(corner)) do
        if game:is_land(tile) then return true end
    end
    return false
end
-- Free corners at roads and bridges (X-R-22) of the colour, while it has a basic knight left.
local ways = hex.frozen(hex.has_mod "rivers" and { "road", "bridge" } or { "road" })
local function add_free_ends(game, edge, found, known)
    for _, corner in ipairs(game:ends_of(edge)) do
        if not known[corner] and is_free(game, corner) then table.insert(found, corner) end
        known[corner] = true
    end
end
local function sites(game, at)
    local found, known = {}, {}
    if game:figures_left(kinds[at]) == 0 or #with_rank(game, at, 1) >= 2 then return found end
    for _, way in ipairs(ways) do
        for _, edge in ipairs(game:places(game:players() + at, way)) do
            add_free_ends(game, edge, found, known)
        end
    end
    return found
end

hex.pick "knight_colour" {
    title = "Which colour gets a knight?", what = "player", neutral = true, takes_only = true,
    test = function(game, _, colour) return #sites(game, colour - game:players()) > 0 end,
}
hex.pick "neutral_knight_site" {
    title = "Where do you place the neutral knight?", what = "corner",
    list = function(game, _, colour)
        return colour and sites(game, colour - game:players()) or {}
    end,
}
hex.effect "answer_knight" {
    { pick = "knight_colour" }, { pick = "neutral_knight_site" },
    function(game, me, colour, corner)
        if corner then game:put_figure(me, kinds[colour - game:players()], corner) end
    end,
}
-- Who joins as a deserter has not been built.
-- Where no colour can have a knight it has a road (X-2-60).
hex.on("figure_placed", function(game, me)
    if game:get "deserts" > 0 then return end
    local is_site = #sites(game, 1) + #sites(game, 2) > 0
    game:start(is_site and "answer_knight" or "answer_road", me)
end, { "knight" })
hex.include "neutral_displaced.lua"

local function may_promote(game, at)
    return #with_rank(game, at, 1) > 0 and #with_rank(game, at, 2) < 2
end
hex.pick "promoted_colour" {
    title = "Of which colour is a knight promoted?", what = "player", neutral = true,
    takes_only = true,
    test = function(game, _, colour) return may_promote(game, colour - game:players()) end,
}
hex.effect "answer_promotion" {
    { pick = "promoted_colour" },
    function(game, _, colour)
        if not colour then return end
        local at = colour - game:players()
        game:set(ranks[at], with_rank(game, at, 1)[1], 2)
    end,
}
hex.on("counter_changed", function(game, value, before, knight)
    local answered = may_promote(game, 1) or may_promote(game, 2)
    if value == 2 and before == 1 and answered and game:get "deserts" == 0 then
        game:start("answer_promotion", game:owner_of(knight))
    end
end, { "rank" })

-- The Deserter may come from a colour, which then loses its weakest knight.
hex.counter "deserts" { title = "", per = "game", most = 1 }
hex.pick "deserted_colour" {
    title = "Which colour loses its weakest knight?", what = "player", neutral = true,
    takes_only = true,
    test = function(game, _, colour) return #game:figures(kinds[colour - game:players()]) > 0 end,
}
local function lose_weakest(game, _, colour)
    if not colour then return end
    local at = colour - game:players()
    local knight = with_rank(game, at, 1)[1] or with_rank(game, at, 2)[1]
    game:set("deserter_rank", game:get(ranks[at], knight))
    game:set("deserter_active", 0)
    game:remove_figure(knight)
    game:set(ranks[at], knight, 1)
end
hex.patch("effect", "choose_deserter") {
    function(game) game:set("deserts", 1) end,
    { title = "Whose knight deserts?", choose = {
        { title = "A knight of your opponent",
            test = function(game, me) return #game:figures("knight", game:next_player(me)) > 0 end,
            effect = { { pick = "deserted" }, function(game, _, who)
                if who then game:start("desert", who) end
            end } },
        { title = "A neutral knight",
            test = function(game)
                return #game:figures(kinds[1]) + #game:figures(kinds[2]) > 0
            end,
            effect = { { pick = "deserted_colour" }, lose_weakest } },
    } },
}
hex.patch("effect", "deserter_has_joined") { function(game) game:set("deserts", 0) end }
hex.patch("card", "deserter") {
    remove = { "needs_pick" },
    test = function(game, me)
        return #game:figures("knight", game:next_player(me)) + #game:figures(kinds[1])
            + #game:figures(kinds[2]) > 0
    end,
}
hex.patch("pick", "open_road") { add = { strands_no = kinds } }                         -- K-163
