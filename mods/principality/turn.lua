-- C-39, C-81, C-85 to C-87, C-110 to C-116, C-201, C-202: whose turn it is, trade, and who wins.
hex.phase "roll" { title = "Dice", actions = { "roll" } }
hex.phase "main" {
    title = "Actions", trades = true,
    actions = { "build", "trade_bank", "trade_players", "end_turn" },
}
hex.turn { "roll", "main", "refill", "swap" }
hex.seats { { title = "Red", color = "#c0392b" }, { title = "Blue", color = "#2c6fbb" } }
hex.rules {
    map = "two_lands", target_points = hex.option "card_target", bank_rate = 3,
    first_player = "highest_roll",
    -- The rules know no end but C-201, and when both have built over cards with points (C-78)
    -- nobody may reach it any more. Bots that play well take some 25 rounds.
    last_round = 400,
}
