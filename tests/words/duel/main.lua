-- Knights in three ranks stand on corners, interrupt others' roads, and drive weaker ones away.
hex.counter "rank" {
    title = "Rank", per = "figure", of = "knight", least = 1, start = 1, most = 3, each_value = 2,
}
hex.counter "active" { title = "Active", per = "figure", of = "knight", most = 1 }
hex.figure "knight" {
    title = "Knight", help = "Stands in the way of others.",
    on = "corner", supply = 6, cost = { wool = 1, ore = 1 }, needs_route = true,
    occupies = true, interrupts = true, looks = { "robber", "robber", "robber" },
    looks_by = "rank", dim = "active",
    moves = {
        on_routes = { "roads" }, passes = "own", spends = "active", displaces = "rank",
        displaced = { { travel = "knight", free = true } },
    },
}
hex.pick "idle_knight" {
    title = "An idle knight", what = "figure", figure = "knight", whose = "own",
    with_counter = "active", with_least = 0, with_most = 0,
}
hex.pick "weak_knight" {
    title = "A knight to promote", what = "figure", figure = "knight", whose = "own",
    raises = "rank",
}
hex.action "activate" {
    title = "Activate a knight", phases = { "main" }, cost = { grain = 1 },
    picks = { "idle_knight" },
    effect = { function(game, _, knight) game:set("active", knight, 1) end },
}
hex.action "promote" {
    title = "Promote a knight", phases = { "main" }, cost = { wool = 1, ore = 1 },
    picks = { "weak_knight" },
    effect = { function(game, _, knight) game:add("rank", knight, 1) end },
}
