-- Wagons and their journey after trading and building (X-T-8, X-T-22 to X-T-34, X-T-60, X-T-61).
local commodities = hex.include "commodities.lua"
local points_of_level = hex.frozen { 4, 5, 6, 7, 7 }                            -- X-T-43

hex.counter "wagon_points" {
    title = "Way that is left", help = "An own road takes 1, no road 2, barbarians 2 more.",
    per = "figure", of = "wagon", most = 20,
}
-- The level of the baggage train, which stands on the wagon.
hex.counter "level" {
    title = "Level", per = "figure", of = "wagon", least = 1, start = 1, most = 5,
}
hex.counter "fed" { title = "", per = "player", most = 1, reset_each_turn = true }
-- It has come to a plaza: the movement is over.
hex.counter "rests" { title = "", per = "player", most = 1, reset_each_turn = true }
-- What a step costs beside the road: barbarians. The sides of trade places at sea are no paths.
hex.counter "hindrance" { title = "", per = "edge", most = 100 }

-- Where fishing grounds lie there are corners at sea as well.
local fish = hex.has_mod "fishermen"
local land = fish and { "forest", "pasture", "fields", "hills", "mountains", "castle", "quarry",
    "glassworks" } or nil

hex.figure "wagon" {
    title = "Wagon", icon = "wagon.glb", on = "corner", beside = land, supply = 1,
    phases = { "journey" },
    help = "Brings commodities from one trade place to another.",
    holds = 1, carries = { "glass", "marble", "tools", "sand" },
    looks = { "wagon.glb", "wagon.glb", "wagon.glb", "wagon.glb", "wagon.glb" }, looks_by = "level",
    moves = {
        points = "wagon_points", cost = { own = 1, others = 1, none = 2 },      -- X-T-25, X-T-26
        more = "hindrance", toll = { gold = 1 },                                -- X-T-27, X-T-28
        must_stop = "plaza", step_at = "plaza",                                 -- X-T-33
        step = { function(game, me, corner, wagon)
            game:set("rests", me, 1)
            game:set("wagon_points", wagon, 0)
            commodities.arrive(game, me, corner, wagon)
        end },
    },
}

local function set_out(game, me)
    local wagon = game:figures("wagon", me)[1]
    if wagon then game:set("wagon_points", wagon, points_of_level[game:get("baggage", me)]) end
end

hex.phase "journey" {                                                           -- X-T-22, X-T-23
    title = "The wagon travels", follows = "main", actions = { "reveal", "end_turn" },
    help = "Your wagon travels as far as its points go. Then your turn is over.",
    effect = { set_out },                                                       -- X-T-24
}

hex.on("game_began", function(game)
    for player = 1, game:players() do
        game:give(player, "gold", 5)                                            -- X-T-9
        for _, corner in ipairs(game:places(player, "city")) do                 -- X-T-8
            game:put_figure(player, "wagon", corner)
        end
    end
end)

local function may_feed(game, me) return game:get("rests", me) == 0 end
local function feed(game, me)
    for _, wagon in ipairs(game:figures("wagon", me)) do game:add("wagon_points", wagon, 2) end
end
hex.action "feed" {                                                             -- X-T-31
    title = "Feed the oxen", icon = "wagon.glb", phases = { "journey" }, cost = { grain = 1 },
    help = "For 1 grain the wagon has 2 points more, once in a turn.", limit = "fed",
    test = may_feed, reason = "Your wagon rests on a plaza.", effect = { feed },
}

if fish then                                                                    -- X-F-52
    hex.remove("action", "fish_robber")
    hex.remove("replacement", "lake")
    if hex.players > 4 then hex.remove("replacement", "small_lake") end
    hex.action "fish_feed" {
        title = "Feed the oxen with fish", icon = "wagon.glb", phases = { "journey" },
        help = "For 2 fish the wagon has 2 points more, once in a turn.", limit = "fed",
        pay_deck = "fish", pay_value = 2, test = may_feed, reason = "Your wagon rests on a plaza.",
        effect = { feed },
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

-- X-T-60: the rest on a plaza is over, too.
local function set_out_again(game, me)
    game:set("rests", me, 0)
    set_out(game, me)
end

return hex.frozen { set_out_again = set_out_again, has_moved = has_moved }
