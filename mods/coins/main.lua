-- Gold coins (X-G-6 to X-G-13): money that is no resource, for the games that pay with it.
hex.good "gold" {
    title = "Gold", icon = "coin.glb", color = "#e6b422",
    help = "Everyone can see it. Gold is not a card: no 7 and no thief takes it. You may trade "
        .. "it freely.",
    public = true, safe = true, counted = false,                                -- X-G-6, X-G-7
    endless = true, bank_trade = false,                                         -- X-G-13
}

hex.statistic "gold_received" {
    title = "Gold", help = "Gold received.", goods = { "gold" },
}

hex.counter "coin_purchases" {
    title = "Bought with gold this turn", help = "You can buy at most 2 cards with gold per turn.",
    icon = "coin.glb", per = "player", most = 2, reset_each_turn = true,
}
hex.bank_trade "resource_for_gold" {
    title = "Buy a card for gold", help = "Pay 2 gold for a card of your choice, twice per turn.",
    from = { "gold" }, into = { "resource" }, give = 2, limit = "coin_purchases",     -- X-G-8
}
hex.bank_trade "gold_for_resource" {
    title = "Sell cards for gold", help = "Sell 4 cards of one kind for 1 gold, or 3 at a 3:1 "
        .. "harbour.",
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
            title = "Sell cards for gold", help = "Sell cards for 1 gold at the rate of your "
                .. "harbours.",
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
