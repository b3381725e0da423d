-- Roads, settlements and cities (B-14, B-144 to B-165), the robber (B-104 to B-106) and the
-- harbours (B-13).

hex.route "roads" {}

hex.piece_set "wooden" { title = "Wooden" }

hex.piece "road" {
    title = "Road", model = "road", icon = "road",
    models = { wooden = "wooden_road.glb" },
    help = "Extends your network along the edge of a tile. Five in a row can earn the Longest "
        .. "Road.",
    on = "edge", route = "roads", supply = 15, cost = { brick = 1, lumber = 1 },
}
hex.piece "settlement" {
    title = "Settlement", model = "settlement", icon = "settlement",
    models = { wooden = "wooden_settlement.glb" },
    help = "Worth 1 point. Gets 1 card from each adjacent tile whose number is rolled. Must be "
        .. "at least two edges away from any other settlement or city.",
    on = "corner", supply = 5, cost = { brick = 1, lumber = 1, wool = 1, grain = 1 },
    points = 1, yield = 1, distance = 2, needs_route = true, interrupts = true,
    uses_harbours = true, harbour_points = 1,
}
hex.piece "city" {
    title = "City", model = "city", icon = "city",
    models = { wooden = "wooden_city.glb" },
    help = "Upgrades one of your settlements. Worth 2 points, and gets 2 cards from each tile "
        .. "instead of 1.",
    on = "corner", supply = 4, cost = { ore = 3, grain = 2 }, upgrades = "settlement",
    points = 2, yield = 2, distance = 2, interrupts = true,
    uses_harbours = true, harbour_points = 2,
}

hex.pawn "robber" {
    title = "Robber", model = "robber", icon = "robber", models = { wooden = "wooden_robber.glb" },
    color = "#3a3a40",
    help = "Its tile yields nothing. Whoever moves it steals a random card from a player with "
        .. "a settlement or city on that tile.",
    blocks_production = true,
    numbered_only = not hex.option "robber_may_enter_desert",    -- B-105
    starts_on = { "desert" }, start_chosen = true,               -- B-54, B-229
    spares_points = hex.include "spared.lua",                    -- B-240
}

hex.harbour "any" {
    title = "Harbour 3:1", help = "Trade 3 cards of one kind for 1 of your choice.", rate = 3,
}
for _, port in ipairs {
    { "lumber", "Lumber" }, { "brick", "Brick" }, { "wool", "Wool" }, { "grain", "Grain" },
    { "ore", "Ore" },
} do
    hex.harbour(port[1]) {
        title = port[2] .. " harbour 2:1", rate = 2, good = port[1], icon = port[1],
        help = "Trade 2 " .. port[1] .. " for 1 card of your choice.",
    }
end
