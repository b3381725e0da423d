-- The trade cards (K-197, K-200 to K-226). The Merchant has a file of his own.
local card = hex.include("cards/card.lua")("trade")
local phases = hex.include "phases.lua"
-- Goods of other mods, such as gold, are beyond the reach of cards.
local cards = { "resource", "commodity" }

-- Commercial Harbour: for this turn an exchange with each opponent (K-200 to K-206).
hex.counter "harbour_open" {
    title = "Commercial Harbour", help = "Active this turn.", per = "player", most = 1,
    reset_each_turn = true,
}
hex.counter "visited" { title = "", per = "player", most = 1, reset_each_turn = true }
if phases.mode == "paired_players" then                                                 -- K-338
    hex.on("phase_began", function(game)
        for player = 1, game:players() do game:set("visited", player, 0) end
    end, { "paired" })
end
card("commercial_harbor", "Commercial Harbour", 2, {
    help = "This turn, you may swap a resource for a commodity with each opponent.",
    effect = { { count = "harbour_open" } },
    test = function(game, me) return game:get("harbour_open", me) == 0 end,
    reason = "You are already using Commercial Harbour this turn.",
})
hex.pick "harbour_resource" {
    title = "Choose the resource to give", what = "good", from = "own", of = { "resource" },
}
hex.pick "harbour_partner" {
    title = "Choose an opponent", what = "player", whose = "others", with_goods = true,
    with_counter = "visited", with_least = 0, with_most = 0,                            -- K-201
}
hex.pick "harbour_commodity" {
    title = "Choose a commodity", what = "good", from = "picked", of = { "commodity" },
}
-- The resource is seen only when the commodity is given; without one it stays (K-200, K-203).
local function settle(game, me, good, who, commodity)
    game:set("visited", who, 1)
    if not commodity then return end
    game:hand_over(who, me, commodity)
    game:hand_over(me, who, good)
end
hex.counter "commodities_before" { title = "", per = "game", most = 99, visible = "none" }
local function commodities(game, who)
    return game:goods(who, "cloth") + game:goods(who, "coin") + game:goods(who, "paper")
end
local exchange = { { pick = "harbour_commodity" }, settle }
if hex.option "ck_commercial_harbor_chooser" == "opponent" then
    exchange = {
        function(game, _, _, who)
            game:set("commodities_before", commodities(game, who))
        end,
        { give = 1, of = { "commodity" }, whom = "picked", to = "player",               -- K-202
            title = "Give a commodity for a resource" },
        function(game, me, good, who)
            game:set("visited", who, 1)
            if commodities(game, who) < game:get "commodities_before" then
                game:hand_over(me, who, good)
            end
            game:set("commodities_before", 0)
        end,
    }
end
hex.action "harbour_exchange" {
    title = "Use Commercial Harbour", icon = "card_trade.glb", phases = phases.acting,
    help = "Give an opponent a resource and get a commodity, once with each opponent.",
    needs_counter = "harbour_open", picks = { "harbour_resource", "harbour_partner" },
    reason = "You need a Commercial Harbour, a resource, and an opponent with cards who has "
        .. "not exchanged yet.",
    effect = exchange,
}

-- Master Merchant (K-207 to K-211).
hex.pick "richer_opponent" {
    title = "Choose an opponent with more points", what = "player", whose = "others",
    points = "more", with_goods = true,
}
hex.pick "wares" { title = "Choose a card", what = "good", from = "picked", of = cards }
local function take_ware(game, me, who, first, second)
    local ware = second or first
    if who and ware then game:hand_over(who, me, ware) end
end
card("master_merchant", "Master Merchant", 2, {
    help = "Look at the hand of an opponent with more points and take 2 cards from it.",
    must_pass = true, needs_effect = "all",                                             -- K-210
    effect = {
        { pick = "richer_opponent" }, { pick = "wares" }, take_ware, { pick = "wares" }, take_ware,
    },
})

-- Merchant Fleet: for this turn two of one kind for any other (K-222, K-223). `fleet` is a bit for
-- each kind, and `fleets_out` says that somebody has one.
local rates = hex.include "rates.lua"
local bits = {}
for at, good in ipairs(rates.goods) do bits[good] = 1 << at - 1 end
bits = hex.frozen(bits)
hex.counter "fleet" { title = "", per = "player", most = 255 }
hex.counter "fleets_out" { title = "", per = "game", most = 1 }
hex.on("turn_began", function(game)
    game:set("fleets_out", 0)
    for player = 1, game:players() do
        local fleet = game:get("fleet", player)
        if fleet ~= 0 then
            for good, bit in pairs(bits) do
                if fleet & bit ~= 0 then rates.change(game, player, good, -1) end
            end
            game:set("fleet", player, 0)
        end
    end
end, { told_while = "fleets_out" })
hex.pick "fleet_good" {
    title = "Choose the card your fleet trades", what = "good", of = cards,
    test = function(game, me, good) return game:get("fleet", me) & bits[good] == 0 end, -- K-195
}
card("merchant_fleet", "Merchant Fleet", 2, {
    help = "This turn, trade one resource or commodity of your choice at 2:1.",
    effect = { { pick = "fleet_good" }, function(game, me, good)
        if not good then return end
        game:count("fleet", me, bits[good])
        game:set("fleets_out", 1)
        rates.change(game, me, good, 1)
    end },
})

hex.pick "holder_of_goods" {
    title = "", what = "player", whose = "others", with_goods = true,
}
card("resource_monopoly", "Resource Monopoly", 4, {
    help = "Name a resource. Every opponent gives you 2 of it.",
    needs_pick = "holder_of_goods",
    effect = { { collect = true, most = 2, of = { "resource" } } },               -- K-224, K-225
})
card("trade_monopoly", "Trade Monopoly", 2, {
    help = "Name a commodity. Every opponent gives you 1 of it.",
    needs_pick = "holder_of_goods",
    effect = { { collect = true, most = 1, of = { "commodity" } } },                    -- K-226
})
