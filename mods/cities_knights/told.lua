-- What the statistics tell of a game, and what players may be proud of. No rules.
hex.statistic "attacks" {
    title = "Attacks", help = "How often the barbarians have landed.",
    icon = "barbarian_ship.glb", counters = { "attacks" },
}
hex.statistic "attacks_won" {
    title = "Attacks beaten off", help = "How many of the attacks were beaten off.",
    icon = "defender.glb", counters = { "attacks_won" },
}
hex.statistic "cities_burnt" {
    title = "Cities lost", help = "Cities lost to barbarians.",
    rises = { "loses_city" }, proud = false,
}
hex.statistic "defended" {
    title = "Defender", help = "How often this player alone was the strongest defender when the "
        .. "barbarians were beaten.",
    icon = "defender.glb", counters = { "defender" },
}
hex.statistic "knights_built" {
    title = "Knights", help = "Knights placed on the board.", icon = "knight_1.glb",
    figures = { "knight" },
}
hex.statistic "knights_activated" {
    title = "Knights activated", help = "How often knights were activated.", icon = "knight_2.glb",
    rises = { "active" },
}
hex.statistic "improvements" {
    title = "Improvements", help = "Levels of trade, politics and science.",
    rises = { "trade", "politics", "science" },
}
hex.statistic "progress_cards" {
    title = "Progress cards", help = "Progress cards that were played or revealed.",
    icon = "card_science.glb", decks = { "trade", "politics", "science" },
}
hex.achievement "shield_of_the_island" {
    title = "Shield of the island", help = "Become Defender of the island three times in one game.",
    icon = "defender.glb", statistic = "defended", least = 3,
}
hex.achievement "golden_age" {
    title = "Golden age", help = "Win with twelve levels of city improvements.", won = true,
    statistic = "improvements", least = 12,
}
