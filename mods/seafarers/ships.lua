-- Ships (S-15 to S-41) and the longest trade route (S-42 to S-46).
hex.route "ships" { only_closed = not hex.option "trade_route_counts_open_ships" }      -- S-44

hex.piece "ship" {
    title = "Ship", model = "ship.glb", icon = "ship.glb", models = { wooden = "wooden_ship.glb" },
    help = "Built along the edges of sea tiles. Once per turn, the last ship of an open line "
        .. "can be moved. Ships and roads connect only at your own settlement or city.",
    on = "edge", route = "ships", supply = hex.option "ship_supply",                    -- S-3
    cost = { lumber = 1, wool = 1 },                                                    -- S-15
    beside = { "sea", "frame" },                                                        -- S-17
    stands_for = "road",                                                    -- S-24, S-46
    moves = true,                                                                       -- S-31
}
hex.patch("phase", "main") { add = { actions = { "move" } } }                           -- S-35
if hex.option "special_build_ship_moves" and hex.players > 4
    and hex.option "five_six_mode" == "special_build" then
    hex.patch("phase", "special_build") { add = { actions = { "move" } } }              -- S-41
end
if hex.players > 4 and hex.option "five_six_mode" == "paired_players" then
    hex.patch("phase", "paired") { add = { actions = { "move" } } }                     -- S-179
end

hex.patch("award", "longest_road") {
    title = "Longest Trade Route",
    help = "For the longest unbroken line of at least 5 roads and ships. Worth 2 points.",
    add = { routes = { "ships" } },                                                     -- S-42
}
hex.patch("card", "road_building") { help = "Build 2 roads or ships for free." }
