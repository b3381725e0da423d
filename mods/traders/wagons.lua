-- Wagons and their journey after trading and building (X-T-8, X-T-22 to X-T-34, X-T-60, X-T-61).
local commodities = hex.include "commodities.lua"
local phases = hex.include "phases.lua"
local points = { by = "baggage", 4, 5, 6, 7, 7 }                                -- X-T-43
local points_of_level = hex.frozen { points[1], points[2], points[3], points[4], points[5] }

hex.counter "wagon_points" {
    title = "Movement left",
    help = "Your own road costs 1 movement point, a path without a road 2, and barbarians 2 more.",
    per = "figure", of = "wagon", most = 20,
}
-- The level of the baggage train, which stands on the wagon.
hex.counter "level" {
    title = "Level", help = "How far your wagon goes, what a delivery pays, and how well it drives "
        .. "off barbarians.",
    per = "figure", of = "wagon", least = 1, start = 1, most = 5,
}
hex.counter "fed" { title = "", per = "player", most = 1, reset_each_turn = true }
-- It has come to a plaza: the movement is over.
hex.counter "rests" { title = "", per = "player", most = 1, reset_each_turn = true }
-- What a step costs beside the road: the ground, and barbarians. The sides of trade places at sea
-- are no paths.
hex.counter "hard_ground" { title = "", per = "edge", most = 50 }
hex.include "hindrance.lua"

local land = hex.include "names.lua".land
local rivers, fish = hex.has_mod "rivers", hex.has_mod "fishermen"

-- X-T-82: a bridge of somebody else takes two gold, of which the toll is one. Under a bridge,
-- whoever has built it, there is no ford any more (X-T-80, X-T-81).
local function step_cost(game, wagon, _, edge)
    local piece, owner = game:at_edge(edge)
    if not piece then return 2 end
    if piece ~= "bridge" then return 1 end
    local me = game:owner_of(wagon)
    if owner ~= me and game:goods(me, "gold") < 2 then return nil end
    return 1 - game:get("hard_ground", edge)
end
if rivers then
    hex.on("figure_moved", function(game, me, _, from, to)
        for _, edge in ipairs(game:edges_of(from)) do
            local piece, owner = game:at_edge(edge)
            local ends = game:ends_of(edge)
            if piece == "bridge" and owner ~= me and (ends[1] == to or ends[2] == to) then
                -- Of the toll of a neutral bridge the opponent has half (X-2-57).
                local taker = owner > game:players() and game:next_player(me) or owner
                game:hand_over(me, taker, "gold", 1)
            end
        end
    end, { "wagon" })
    hex.patch("piece", "bridge") { help = "Crosses a river. Counts as a road and earns you 2 "
        .. "gold." }
end

hex.figure "wagon" {
    title = "Wagon", icon = "wagon.glb", on = "corner", beside = land, supply = 1,
    phases = phases.journey,
    help = "Carries commodities from one trade place to another, for gold and points.",
    holds = 1, carries = { "glass", "marble", "tools", "sand" },
    looks = { "wagon.glb", "wagon.glb", "wagon.glb", "wagon.glb", "wagon.glb" }, looks_by = "level",
    models = { wooden = "wooden_wagon.glb" },
    moves = {
        points = "wagon_points",                                                -- X-T-25, X-T-26
        cost = rivers and step_cost or { own = 1, others = 1, none = 2 },
        more = "hindrance", toll = { gold = 1 },                                -- X-T-27, X-T-28
        must_stop = "plaza", step_at = "plaza",                                 -- X-T-33
        reason = "Your wagon can go no further this turn.",
        step = { function(game, me, corner, wagon)
            game:set("rests", me, 1)
            game:set("wagon_points", wagon, 0)
            commodities.arrive(game, me, corner, wagon)
        end },
    },
}

-- Who has hardly a coin may still sell cards for one, until his wagon moves.
local all_harbours = hex.option "tb.goldAt2to1Harbour"                          -- X-G-12
local fewest = all_harbours and 2 or 3
hex.counter "may_sell" { title = "", per = "player", most = 1 }
local set_out = {
    { set = "wagon_points", value = points },
    { set = "may_sell", value = 0 }, { unless_goods = true, of = { "gold" }, at_least = 2 },
    { if_goods = true, at_least = fewest }, { set = "may_sell", value = 1 },
}

-- Knights march before it, and battles come after it (X-G-18).
local marches = hex.has_mod "barbarian_attack"
if marches then hex.patch("phase", "battles") { follows = "journey" } end
local function journey(name, follows, who, seats_left)
    hex.phase(name) {                                                           -- X-T-22, X-T-23
        title = "The wagon travels", follows = follows, who = who, seats_left = seats_left,
        actions = { "reveal", "end_turn" },
        help = "Your wagon travels as far as its movement points go. Then your turn is over.",
        effect = set_out,                                                       -- X-T-24
    }
end
journey("journey", marches and "march" or "main")
if phases.paired then                                                           -- X-T-93
    journey("paired_journey", marches and "paired_march" or "paired", "seat", 3)
    if marches then hex.patch("phase", "paired_battles") { follows = "paired_journey" } end
end

hex.on("game_began", function(game)
    for player = 1, game:players() do
        game:give(player, "gold", rivers and 3 or 5)                      -- X-T-9, X-T-77
        for _, corner in ipairs(game:places(player, "city")) do                 -- X-T-8
            game:put_figure(player, "wagon", corner)
        end
    end
end)

local may_feed = { {
    test = function() return false end, asked_while = "rests",
    reason = "Your wagon rests on a plaza.",
} }
local feed = { { set = "wagon_points", add = 2 } }
hex.action "feed" {                                                             -- X-T-31
    title = "Feed the oxen", icon = "wagon.glb", phases = phases.journey, cost = { grain = 1 },
    help = "Pay 1 grain: your wagon gets 2 more movement points, once per turn.", limit = "fed",
    tests = may_feed, effect = feed,
}

if fish then                                                                    -- X-F-52
    hex.remove("action", "fish_robber")
    hex.remove("replacement", "lake")
    if hex.players > 4 then hex.remove("replacement", "small_lake") end
    hex.action "fish_feed" {
        title = "Feed the oxen with fish", icon = "wagon.glb", phases = phases.journey,
        help = "Pay 2 fish: your wagon gets 2 more movement points, once per turn.", limit = "fed",
        pay_deck = "fish", pay_value = 2, tests = may_feed, effect = feed,
    }
end

-- Has it gone anywhere in this turn?
local function has_moved(game, me)
    for _, wagon in ipairs(game:figures("wagon", me)) do
        local full = points_of_level[game:get("baggage", me)] + 2 * game:get("fed", me)
        if game:get("wagon_points", wagon) < full then return true end
    end
    return false
end

-- X-G-11: cards are sold for a toll until the wagon sets out, as in the trade before. Nobody is
-- stuck for ever between the roads of others.
local function rate_of_gold(game, me, good)
    local rate = 4
    for _, harbour in ipairs(game:harbours(me)) do
        local offers = harbour == "any" and 3 or all_harbours and harbour == good and 2 or 4
        rate = math.min(rate, math.max(offers, game:rate(me, good)))                    -- B-143
    end
    return rate
end
hex.pick "cards_for_toll" {
    title = "Which cards do you sell for 1 gold?", what = "good", from = "own", holds = fewest,
    of = { "resource" },
    test = function(game, me, good)                                     -- four do without a harbour
        local held = game:goods(me, good)
        return held > 3 or held >= rate_of_gold(game, me, good)
    end,
}
hex.on("figure_moved", function(game, me) game:set("may_sell", me, 0) end,
    { "wagon", told_while = "may_sell" })
hex.action "sell_for_toll" {
    title = "Sell cards for 1 gold", icon = "coin.glb", phases = phases.journey,
    help = "If you have no gold, before your wagon sets out: sell 4 cards of one kind for 1 "
        .. "gold, or fewer at a harbour that takes them.",
    needs_counter = "may_sell", picks = { "cards_for_toll" },
    effect = { function(game, me, good)
        game:take(me, good, rate_of_gold(game, me, good))
        game:give(me, "gold", 1)
        if game:goods(me, "gold") > 1 then game:set("may_sell", me, 0) end
    end },
}

-- X-T-60: the rest on a plaza is over, too.
local again = { { set = "rests", value = 0 } }
if hex.option "tb.feedPerMovement" then                                         -- X-T-31, X-T-61
    table.insert(again, { set = "fed", value = 0 })
end
for _, step in ipairs(set_out) do table.insert(again, step) end
return { has_moved = has_moved, set_out_again = again }
