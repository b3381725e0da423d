-- Robber and pirate among the villages (S-128, S-131 to S-133).
hex.patch("piece", "ship") { anchor = "village" }                           -- S-128
if hex.option "pirate_mode" == "none" then return end

hex.pick "cloth_victim" {
    title = "Take a cloth, or decline and take a card", what = "player", whose = "others",
    optional = true, beside = "pirate", with_counter = "cloth",
}
hex.pick "card_victim" {
    title = "Take a card", what = "player", whose = "others", with_goods = true,
    beside = "pirate",
}
hex.patch("pawn", "pirate") {
    help = "No ship is built on or moved from the sides of its tile. Whoever has reached a village "
        .. "may move it and take a card or a cloth from the owner of a ship there.",
    moved_by = "villages",                                                  -- S-131
    loot = {                                                                -- S-132
        { pick = "cloth_victim" },
        function(game, me, who)
            if not who then return end
            game:count("cloth", who, -1)
            game:count("cloth", me, 1)
            return false
        end,
        { pick = "card_victim" },
        { steal_from_picked = true },
    },
}
