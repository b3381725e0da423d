-- What the statistics tell of a game, and what players may be proud of. No rules.
hex.statistic "attacks" {
    title = "Attacks", help = "How often the barbarians have come.",
    icon = "barbarian_ship.glb", counters = { "attacks" },
}
hex.statistic "attacks_won" {
    title = "Beaten off", help = "How many of the attacks the island has beaten off.",
    icon = "defender.glb", counters = { "attacks_won" },
}
hex.statistic "cities_burnt" {
    title = "Cities lost", help = "Cities that barbarians made settlements.",
    rises = { "loses_city" }, proud = false,
}
hex.statistic "defended" {
    title = "Defender", help = "How often the player beat off the barbarians alone at the head.",
    icon = "defender.glb", counters = { "defender" },
}
hex.statistic "knights_built" {
    title = "Knights", help = "Knights that came into play.", icon = "knight_1.glb",
    figures = { "knight" },
}
hex.statistic "knights_activated" {
    title = "Called up", help = "How often knights were made active.", icon = "knight_2.glb",
    rises = { "active" },
}
hex.statistic "improvements" {
    title = "Improvements", help = "Levels of trade, politics and science.",
    rises = { "trade", "politics", "science" },
}
hex.statistic "progress_cards" {
    title = "Progress cards", help = "Progress cards that were played or laid open.",
    icon = "card_science.glb", decks = { "trade", "politics", "science" },
}
hex.achievement "shield_of_the_island" {
    title = "Shield of the island", help = "Be the defender of the island three times in a game.",
    icon = "defender.glb", statistic = "defended", least = 3,
}
hex.achievement "golden_age" {
    title = "Golden age", help = "Win with twelve levels of improvements.", won = true,
    statistic = "improvements", least = 12,
}
