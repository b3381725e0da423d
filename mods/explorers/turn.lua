-- A turn: production, trade and building, movement (P-20 to P-25).
hex.patch("phase", "roll") {
    title = "Roll the dice", help = "Roll the dice.", actions = { "roll" },
}
hex.patch("phase", "main") {
    title = "Trade and build",
    help = "Trade and build as often as you can. When you have done, ships can move.",
    actions = { "build", "trade_bank", "trade_players", "end_turn" },
}
hex.phase "movement" {
    title = "Movement", help = "Move your ships, load and unload them, and found settlements.",
    actions = { "end_turn" },
}
hex.patch("turn") { "roll", "main", "movement" }

local discard = { discard = hex.option "discard_threshold" == "7" and 7 or 8 }
hex.patch("on_roll") { total = 7, effect = { discard } }                    -- P-35, P-37
