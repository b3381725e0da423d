-- The wealthiest and the poor settlers, by the gold of all (X-R-25 to X-R-30).
-- There are no poor ones beside the traders (X-T-83) and the barbarians (X-B-85).
local has_poor = not hex.has_mod "traders" and not hex.has_mod "barbarian_attack"
if has_poor then
    hex.counter "poor_settler" {
        title = "Poor Settler", icon = "poor_settler.glb", per = "player",
        most = 1, points = -2, least_of = "gold",
        help = "For each player with the least gold: minus 2 points.",
    }
end
hex.counter "wealthiest_settler" {
    title = "Wealthiest Settler", icon = "chest", per = "player",
    most = 1, points = 1, most_of = "gold",
    help = "For the player with more gold than anyone else: 1 point.",
}

hex.statistic "bridges" {
    title = "Bridges", help = "Bridges the player built.", icon = "bridge.glb",
    pieces = { "bridge" },
}
