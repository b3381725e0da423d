-- A turn: production, trade and building, movement (P-20 to P-25).
local phases = hex.include "phases.lua"

hex.patch("phase", "roll") {
    title = "Roll the dice", help = "Roll the dice.", actions = { "roll" },
}
hex.patch("phase", "main") {
    title = "Trading and building",
    help = "Trade and build as often as you like. When you are done, your ships can move.",
    actions = { "build", "trade_bank", "trade_players", "end_turn" },
}
hex.phase "movement" {
    title = "Movement", help = "Move your ships, load and unload them, and found settlements.",
    actions = { "end_turn" },
}
if phases.paired then                                                       -- P-295
    hex.patch("phase", "paired") {
        title = "Paired turn", actions = { "build", "trade_bank", "end_turn" },
        help = "You are the partner of this turn: trade with the bank and build. When you are "
            .. "done, your ships can move.",
    }
    hex.phase "paired_movement" {
        title = "Paired movement", who = "seat", seats_left = 3, actions = { "end_turn" },
        help = "Move your ships, load and unload them, and found settlements.",
    }
    hex.patch("turn") { "roll", "main", "movement", "paired", "paired_movement" }
else
    hex.patch("turn") { "roll", "main", "movement" }
end

local discard = { discard = hex.option "discard_threshold" == "7" and 7 or 8 }
hex.patch("on_roll") { total = 7, effect = { discard } }                    -- P-35, P-37
