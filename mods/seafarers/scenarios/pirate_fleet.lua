-- The pirate fleet sails after every roll and attacks those who live where it comes
-- (S-147 to S-153).
hex.counter "fleet_course" {
    title = "Course of the fleet", help = "The fleet sails from number to number, as many "
        .. "steps as the lower die shows.",
    per = "tile", most = 14, marked_only = true, marker = true, color = "#2b2b33",
    icon = "pirate.glb",
}
hex.cue "raid" {
    title = "Raid", color = "#c0392b", icon = "pirate.glb", particles = 60, shake = 1,
}
hex.effect "fleet_prize" { { take = 1 } }

hex.pawn "fleet" {
    title = "Pirate fleet", model = "pirate.glb", icon = "pirate.glb", color = "#2b2b33",
    help = "After every roll it sails as many steps as the lower die shows, and attacks with "
        .. "that strength. A player with a building there needs at least as many warships to "
        .. "avoid losses.",
    may_enter = { "sea" }, course = "fleet_course",                                     -- S-147
    raids = "warships", raid_more = "city",                                             -- S-150
    raids_alone = hex.option "pirate_fleet_multi" ~= "attack_all",                      -- S-149
    raid_prize = "fleet_prize", raid_cue = "raid",
}

hex.pick "robbed" {
    title = "Steal a card from a player, or pass", what = "player", whose = "others",
    optional = true, with_goods = true,
}
hex.patch("on_roll") {
    total = 7,
    effect = {
        { discard = hex.option "discard_threshold" == "7" and 7 or 8 }, { pick = "robbed" },
        { steal_from_picked = true },                                                   -- S-153
    },
}
