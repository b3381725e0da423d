-- What is shown beside the board and for each seat. No rules.
hex.panel "improvements" {
    title = "Improvements", where = "seat", tracks = { "trade", "politics", "science" },
    numbers = { "defence", "walls", "defender" },
}
hex.panel "barbarians" {
    title = "Barbarian ship", where = "board", model = "barbarian_ship.glb",
    counters = { "barbarian_ship" }, numbers = { "barbarian_strength", "island_strength" },
}
