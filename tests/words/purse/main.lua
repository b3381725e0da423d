-- Gold that all can see, that nobody loses and that never runs out (X-G-6 to X-G-13), a fleet that
-- makes trading wool cheaper the more of it there is, and a price that follows what one has.
hex.good "gold" {
    title = "Gold", tags = { "money" }, color = "#e0b43a",
    public = true, safe = true, counted = false, endless = true, bank_trade = false,
}
hex.on("game_began", function(game)
    for seat = 1, game:players() do game:give(seat, "gold", 2) end
end)

-- Twice in a turn two gold buy any one resource (X-G-8); four equal resources buy one gold, three
-- at a harbour (X-G-11).
hex.counter "gold_spent" { title = "Bought", per = "player", most = 2, reset_each_turn = true }
hex.bank_trade "spend_gold" {
    title = "Spend gold", from = { "gold" }, give = 2, into = { "resource" }, limit = "gold_spent",
}
hex.bank_trade "earn_gold" {
    title = "Earn gold", from = { "resource" }, give = 4, into = { "gold" }, harbours = true,
}

hex.counter "fleet" { title = "Fleet", per = "player", most = 2, worth = 200 }
hex.patch("good", "wool") { rate = { by = "fleet", 4, 3, 2 } }
hex.action "build_fleet" {
    title = "Build a fleet", phases = { "main" }, limit = "fleet",
    cost = { by = "fleet", { lumber = 1 }, { lumber = 1, gold = 3 } },
}

-- The more cards somebody has, the more the next one costs.
hex.patch("deck", "development") {
    cost = function(game, player)
        return { ore = 1, wool = 1, grain = 1 + game:cards(player, "knight") }
    end,
}
-- A tax on what all can see, and on hand cards of one kind.
hex.action "tax" {
    title = "Tax", phases = { "main" }, cost = { gold = 1 },
    effect = { { collect = true, most = 1, of = { "ore", "gold" } } },
}
