-- Gold: a coin that all can see and no resource card (P-7, P-16, P-19); pay for whom a roll gave
-- nothing (P-30 to P-34), and trade with the bank (P-40 to P-46).
local supply = hex.option "ep_gold_supply"

hex.good "gold" {
    title = "Gold", icon = "gold.glb", color = "#e8b93a", tags = { "money" },
    help = "Coins. They are not a resource: you cannot build with them, and you keep them on a "
        .. "7. 2 gold buy a resource, twice per turn.",
    public = true, safe = true, counted = false, bank_trade = false,                    -- P-36
    endless = supply == 0, bank = supply,                                               -- P-308
}
hex.on("game_began", function(game)
    for seat = 1, game:players() do game:give(seat, "gold", 2) end                      -- P-39
end)

-- Not on a 7, which produces nothing (P-34).
hex.relief "pay" { counts = { "resource" }, effect = { { gain = { gold = 1 } } } }

hex.patch("rules") { bank_rate = 3 }                                        -- P-42, P-45
hex.bank_trade "sell" {
    title = "Sell for gold", give = 3, from = { "resource" }, into = { "gold" },        -- P-43
    help = "Sell 3 cards of one kind for 1 gold.",
}
hex.counter "bought" {
    title = "Bought for gold", help = "At most 2 resources per turn.",
    per = "player", most = 2, reset_each_turn = true,
}
hex.bank_trade "buy" {
    title = "Buy for gold", give = 2, from = { "gold" }, into = { "resource" },         -- P-44
    limit = "bought", help = "Pay 2 gold for a resource of your choice, twice per turn.",
}
