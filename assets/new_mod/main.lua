-- A new kind of tile.
hex.terrain "my_mod_oasis" {
    title = "Oasis", help = "Yields grain.", color = "#4fb0a5",
    numbered = true, produces = { grain = 1 },
}

-- An island that has it instead of the desert. "?" is dealt anew in every game.
hex.map "my_mod_island" {
    title = "Oasis island", help = "No desert, but an oasis.", players_least = 3, players_most = 4,
    rows = {
        { q = 0, r = -2, "?", "?", "?" },
        { q = -1, r = -1, "?", "?", "?", "?" },
        { q = -2, r = 0, "?", "?", "?", "?", "?" },
        { q = -2, r = 1, "?", "?", "?", "?" },
        { q = -2, r = 2, "?", "?", "?" },
    },
    terrains = {
        forest = 4, pasture = 4, fields = 4, hills = 3, mountains = 3, my_mod_oasis = 1,
    },
    tokens = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 12 },
    token_rule = "random", red_tokens = { 6, 8 }, red_apart = true,
    harbours = {
        { q = 0, r = -2, side = "NW", harbour = "any" },
        { q = 2, r = -1, side = "NE", harbour = "ore" },
        { q = 2, r = 0, side = "E", harbour = "any" },
        { q = 1, r = 1, side = "SE", harbour = "wool" },
        { q = -1, r = 2, side = "SE", harbour = "any" },
        { q = -2, r = 2, side = "SW", harbour = "grain" },
        { q = -2, r = 1, side = "W", harbour = "brick" },
        { q = -1, r = -1, side = "W", harbour = "lumber" },
    },
}
