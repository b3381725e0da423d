-- Fish tokens for cards of other players, where the older edition's rule is chosen (X-F-21).
if not hex.option "tb.fishTradable" then return end
local dearest = 3

hex.counter "fish_offers" { title = "", per = "player", most = 3, reset_each_turn = true }
hex.counter "fish_paid" { title = "", per = "game", most = dearest }

hex.pick "fish_offered" {
    title = "Which fish token do you offer?", what = "card", deck = "fish", from = "own",
}
hex.pick "fish_buyer" {
    title = "To whom?", what = "player", whose = "others", with_goods = true,
    test = function(game, _, who) return game:cards_held(who, "fish") < 7 end,          -- X-F-19
}
hex.pick "fish_price" {
    title = "For how many cards?", what = "number", least = 1, most = dearest,
    test = function(game, _, price, _, buyer) return price <= game:hand(buyer) end,
}

-- What the buyer is asked names the token and the price, for he sees nothing else of the offer.
local answers = {}
for value = 1, 3 do
    for price = 1, dearest do
        table.insert(answers, {
            title = value .. " fish for " .. price .. (price == 1 and " card" or " cards"),
            test = function(_, _, card, _, asked)
                return card == "fish_" .. value and asked == price
            end,
            effect = { function(game) game:set("fish_paid", price) end },
        })
    end
end
table.insert(answers, {
    title = "No fish, thank you",
    effect = { function(game) game:set("fish_paid", 0) end },
})

hex.action "offer_fish" {
    title = "Offer fish", icon = "fish_2.glb", phases = { "main" }, limit = "fish_offers",
    help = "Offer a fish token to another player for cards of their choice, up to three times "
        .. "per turn.",
    picks = { "fish_offered", "fish_buyer", "fish_price" },
    effect = {
        { choose = answers, whom = "picked", title = "Buy fish?" },
        function(game) return game:get "fish_paid" > 0 and nil end,
        { give = function(game) return game:get "fish_paid" end, whom = "picked", to = "player",
            title = "Pay for the fish" },
        function(game, seller, card, buyer)
            game:move_card(card, { hand = seller }, { hand = buyer })
        end,
    },
}
