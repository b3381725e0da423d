-- What each terrain yields (B-5); the desert yields nothing and takes no number (B-45, B-93).
hex.terrain "forest" {
    title = "Forest", help = "Yields lumber.", model = "forest", color = "#2f6b35",
    numbered = true, produces = { lumber = 1 },
}
hex.terrain "hills" {
    title = "Hills", help = "Yield brick.", model = "hills", color = "#b5532f",
    numbered = true, produces = { brick = 1 },
}
hex.terrain "pasture" {
    title = "Pasture", help = "Yields wool.", model = "pasture", color = "#8cc152",
    numbered = true, produces = { wool = 1 },
}
hex.terrain "fields" {
    title = "Fields", help = "Yield grain.", model = "fields", color = "#e3b23c",
    numbered = true, produces = { grain = 1 },
}
hex.terrain "mountains" {
    title = "Mountains", help = "Yield ore.", model = "mountains", color = "#7c8794",
    numbered = true, produces = { ore = 1 },
}
hex.terrain "desert" {
    title = "Desert", help = "Yields nothing. The robber starts here.",
    model = "desert", color = "#d9c08a",
}
