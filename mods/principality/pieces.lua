-- C-49 to C-70: roads, settlements and cities.
hex.route "roads" {}
-- C-67: the stacks of roads, settlements and cities are for both; start cards are none of them.
hex.piece "road" {
    title = "Road", icon = "road.glb", on = "edge", supply = 8, cost = { brick = 2, lumber = 1 },
    help = "Leads to the next settlement. Two roads are never next to each other.",
    needs_route = true, route = "roads", color = "#8a6a45",
    at_building = true, together = 9,
}
hex.piece "settlement" {
    title = "Settlement", icon = "settlement.glb", color = "#8fae5d",
    on = "corner", supply = 7, points = 1, needs_route = true,
    help = "1 point. Has a site above and one below, and brings two new regions.",
    worth = 700,
    cost = { lumber = 1, brick = 1, grain = 1, wool = 1 },
    together = 9, together_with = { "city" },
    test = function(game) return game:deck("regions") >= 2 end,
    reason = "fewer than two regions are left",
}
hex.piece "city" {
    title = "City", icon = "city.glb", color = "#b7a98f",
    on = "corner", supply = 7, points = 2, upgrades = "settlement",
    help = "2 points. Has four sites, which can also hold red cards.",
    worth = 1000,
    cost = { grain = 2, ore = 3 },
    together = 7,
}
