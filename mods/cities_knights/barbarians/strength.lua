-- Both sides of an attack (K-107 to K-112), kept as counters that everybody sees beforehand.
hex.counter "island_strength" {
    title = "Island strength", help = "The strength of all active knights.",
    per = "game", most = 72, icon = "defender.glb", sums = "defence",
}
hex.counter "barbarian_strength" {
    title = "Barbarian strength", help = "Their strength is the number of cities on the island.",
    per = "game", most = 30, icon = "barbarian_ship.glb", sums = "cities",
}
hex.counter "defence" {
    title = "Defence strength", help = "The strength of this player's active knights.",
    per = "player", most = 12, icon = "knight_2.glb", figures = { "knight" }, sums = "rank",
    only_with = "active",
}
hex.counter "could_defend" {
    title = "", per = "player", most = 12,
    figures = { "knight" }, sums = "rank", only_without = "active",
}
hex.counter "cities" { title = "", per = "player", most = 6, pieces = { "city" } }
