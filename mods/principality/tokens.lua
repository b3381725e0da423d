-- C-102 to C-108: what expansions add up to, and who holds the two tokens for it.
hex.counter "arms" { title = "", icon = "strength.glb", per = "player", most = 60 }
hex.counter "knights" { title = "Knights", help = "Knights that the player has built.",
    icon = "siegfried.glb", per = "player", most = 9 }
hex.counter "smithies" { title = "", per = "player", most = 1 }
-- C-172, C-190: the smithy strengthens each knight, the harbor the trade of each fleet.
hex.counter "strength" {
    title = "Strength", icon = "strength.glb", per = "player", most = 80, worth = 70,
    adds = { "arms" }, times = { "smithies", "knights" },
    help = "The player with the most strength has the knight token, worth 1 point.",
}
hex.counter "tournament" {
    title = "Tournament", icon = "tournament.glb", per = "player", most = 40, worth = 40,
    help = "The player with the most tournament points takes a resource when the event die "
        .. "shows a tournament.",
}
hex.counter "symbols" { title = "", icon = "commerce.glb", per = "player", most = 40 }
hex.counter "fleets" {
    title = "Fleets", help = "Fleets that the player has built.", icon = "lumber_fleet.glb",
    per = "player", most = 6, worth = 120,
}
hex.counter "ports" { title = "", per = "player", most = 1 }
hex.counter "commerce" {
    title = "Commerce", icon = "commerce.glb", per = "player", most = 50, worth = 110,
    adds = { "symbols" }, times = { "ports", "fleets" },
    help = "The player with the most commerce points, and at least one city, has the mill "
        .. "token, worth 1 point.",
}
hex.counter "cities" { title = "", per = "player", most = 9, pieces = { "city" } }
hex.counter "glory" {
    title = "Points of buildings", help = "Victory points of red buildings.",
    icon = "library.glb", per = "player", most = 30,
    points = 1,
}
hex.counter "mills" { title = "", per = "player", most = 5, worth = 450 }
hex.counter "clean_water" { title = "", per = "player", most = 2, worth = 60 }
hex.counter "garrisons" { title = "", per = "player", most = 3 }
hex.counter "churches" { title = "", per = "player", most = 2 }
hex.counter "baths" { title = "", per = "player", most = 2 }
hex.counter "guarded" { title = "", per = "tile", most = 4 }

hex.award "knight_token" {
    title = "Knight token", icon = "knight_token.glb",
    points = 1, least = 1, counter = "strength", tie_frees = true,
    help = "1 point for the player with the most strength.",
}
hex.award "mill_token" {
    title = "Mill token", icon = "mill_token.glb",
    points = 1, least = 1, counter = "commerce", tie_frees = true,
    needs = "cities", help = "1 point for the player with the most commerce points and at "
        .. "least one city.",
}
