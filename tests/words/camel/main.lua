-- A camel beside a road makes it count twice for the longest road (X-C-17); who places one pays
-- for it with wool, and the turn goes on.
hex.counter "camels" { title = "Camels", per = "edge", most = 1, marker = true }
hex.patch("route", "roads") { weight = "camels" }

hex.pick "road_for_camel" {
    title = "Choose a road", what = "edge", piece = "road", whose = "anybody",
    with_counter = "camels", with_most = 0,
}
hex.action "place_camel" {
    title = "Place a camel", phases = { "main" }, cost = { wool = 1 }, picks = { "road_for_camel" },
    effect = { function(game, player, edge) game:set("camels", edge, 1) end },
}

-- A fence is a piece on edges that belongs to no route: it stands at own roads and lengthens none.
hex.piece "fence" {
    title = "Fence", on = "edge", supply = 4, cost = { lumber = 1 }, needs_route = true,
}
