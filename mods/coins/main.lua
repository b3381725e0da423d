-- Gold coins (X-G-6 to X-G-13): money that is no resource, for the games that pay with it.
hex.good "gold" {
    title = "Gold", icon = "coin.glb", color = "#e6b422",
    help = "Everybody sees it. It is no card: no 7 and no thief takes it. Trade it as you like.",
    public = true, safe = true, counted = false,                                -- X-G-6, X-G-7
    endless = true, bank_trade = false,                                         -- X-G-13
}

hex.statistic "gold_received" {
    title = "Gold", help = "Gold that came into the hand.", goods = { "gold" },
}

hex.counter "coin_purchases" {
    title = "Bought with gold this turn", help = "At most 2 cards are bought with gold in a turn.",
    icon = "coin.glb", per = "player", most = 2, reset_each_turn = true,
}
hex.bank_trade "resource_for_gold" {
    title = "Buy a card for gold", help = "2 gold for a card of your choice, twice in a turn.",
    from = { "gold" }, into = { "resource" }, give = 2, limit = "coin_purchases",     -- X-G-8
}
hex.bank_trade "gold_for_resource" {
    title = "Sell cards for gold", help = "4 equal cards for 1 gold, 3 at a harbour for any card.",
    from = { "resource" }, into = { "gold" }, give = 4, harbours = true,        -- X-G-11
}
if hex.option "tb.goldAt2to1Harbour" then                                       -- X-G-12
    -- Cards that make a good cheaper for a while buy no gold (X-R-35).
    local function has_harbour(game, player, good)
        for _, harbour in ipairs(game:harbours(player)) do
            if harbour == good then return true end
        end
        return false
    end
    for _, good in ipairs { "lumber", "brick", "wool", "grain", "ore" } do
        hex.bank_trade("gold_for_" .. good) {
            title = "Sell cards for gold", help = "At the rate of the harbour for these cards.",
            from = { good }, into = { "gold" },
            give = function(game, player)                                           -- B-143
                return has_harbour(game, player, good) and math.max(2, game:rate(player, good))
                    or 4
            end,
        }
    end
end

-- No progress card of Cities & Knights reaches gold (X-G-7, X-R-35).
if hex.has_mod "cities_knights" then
    for _, pick in ipairs { "fleet_good", "wares", "harbour_commodity" } do
        hex.patch("pick", pick) { add = { tests = { function(_, _, good)
            return good ~= "gold"
        end } } }
    end
end
