-- The wealthiest and the poor settlers, by the gold of all (X-R-25 to X-R-30).
hex.counter "poor_settler" {
    title = "Poor Settler", icon = "poor_settler.glb", per = "player",
    most = 1, points = -2, least_of = "gold",
    help = "For everybody with the least gold: 2 points less.",
}
hex.counter "wealthiest_settler" {
    title = "Wealthiest Settler", icon = "chest", per = "player",
    most = 1, points = 1, most_of = "gold",
    help = "For the one player with more gold than everybody else: 1 point.",
}
