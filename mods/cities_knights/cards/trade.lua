-- The trade cards (K-197, K-200 to K-226). The Merchant has a file of his own.
local card = hex.include("cards/card.lua")("trade")
local phases = hex.include "phases.lua"
local goods = hex.frozen { "brick", "grain", "lumber", "ore", "wool", "cloth", "coin", "paper" }

-- Commercial Harbor: for this turn an exchange with each opponent (K-200 to K-206).
hex.counter "harbour_open" {
    title = "Commercial Harbor", help = "Open for this turn.", per = "player", most = 1,
    reset_each_turn = true,
}
hex.counter "visited" { title = "", per = "player", most = 1, reset_each_turn = true }
card("commercial_harbor", "Commercial Harbor", 2, {
    help = "For this turn: give each opponent a resource, and get a commodity of his choice.",
    effect = { { count = "harbour_open" } },
    test = function(game, me)
        return game:get("harbour_open", me) == 0 and game:hand(me) > 0
    end,
})
hex.pick "harbour_resource" {
    title = "Choose the resource that you give", what = "good", from = "own",
    test = function(game, me, good) return game:is_tagged(good, "resource") and game:goods(me, good) > 0 end,
}
hex.pick "harbour_partner" {
    title = "Choose an opponent", what = "player", whose = "others", with_counter = "visited",
    with_least = 0, with_most = 0, with_goods = true,                                   -- K-201
}
