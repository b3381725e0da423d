-- C-49 to C-70: roads, settlements and cities.
hex.route "roads" {}
local function has_building(game, me, edge)
    for _, corner in ipairs(game:ends_of(edge)) do
        local _, owner = game:at_corner(corner)
        if owner == me then return true end
    end
    return false
end
-- C-67: the stacks of roads, settlements and cities are for both; start cards are none of them.
local function of_both(game, piece)
    return game:pieces(1, piece) + game:pieces(2, piece)
end
hex.piece "road" {
    title = "Road", on = "edge", supply = 8, cost = { brick = 2, lumber = 1 },
    needs_route = true, route = "roads", color = "#8a6a45",
    test = has_building, reason = "a road begins at a settlement or city of yours",
    tests = { { test = function(game) return of_both(game, "road") < 9 end,
        reason = "there is no road left" } },
}
hex.piece "settlement" {
    title = "Settlement", on = "corner", supply = 7, points = 1, needs_route = true,
    worth = 700,
    cost = { lumber = 1, brick = 1, grain = 1, wool = 1 },
    test = function(game)
        return of_both(game, "settlement") + of_both(game, "city") < 9 and game:deck("regions") >= 2
    end,
    reason = "there is no settlement left",
}
hex.piece "city" {
    title = "City", on = "corner", supply = 7, points = 2, upgrades = "settlement",
    worth = 1000,
    cost = { grain = 2, ore = 3 },
    test = function(game) return of_both(game, "city") < 7 end,
    reason = "there is no city left",
}
