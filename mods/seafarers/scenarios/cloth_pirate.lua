-- Robber and pirate among the villages (S-128, S-131 to S-133).
hex.patch("piece", "ship") { anchor = "village" }                           -- S-128
if hex.option "pirate_mode" == "none" then return end

hex.pick "cloth_victim" {
    title = "Take a cloth, or pass and take a card", what = "player", whose = "others",
    optional = true, beside = "pirate", with_counter = "cloth",
}
hex.pick "card_victim" {
    title = "Take a card", what = "player", whose = "others", with_goods = true,
    beside = "pirate",
}
hex.effect "taken_cloth" { { if_picked = true }, { count = "cloth" } }
hex.patch("pawn", "pirate") {
    help = "No ship may be built on the edges of its tile or moved away from them. A player "
        .. "who has reached a village may move it and steal a card or a cloth from the owner "
        .. "of a ship there.",
    moved_by = "villages",                                                  -- S-131
    loot = {                                                                -- S-132
        { pick = "cloth_victim" },
        { set = "cloth", add = -1, whom = "picked" },
        { start = "taken_cloth" },
        { unless_picked = true },
        { pick = "card_victim" },
        { steal_from_picked = true },
    },
}
