-- A player with all ships on the board may build one of them anew elsewhere (P-66 to P-68).
local phases = hex.include "phases.lua"

hex.pick "ship_taken_off" {
    title = "Which ship is taken off?", what = "figure", figure = "ship", whose = "own",
    none_left = true,                                                       -- P-68
}
-- Where it lies now it is in nobody's way.
hex.pick "new_ship_route" {
    title = "Where is the new ship?", what = "edge", free_for_figure = "ship",
}
hex.action "rebuild_ship" {
    title = "Build a ship anew", icon = "ship.glb", phases = phases.building,
    help = "When all your ships are at sea, one of them is taken off the board, its cargo is lost, "
        .. "and it is built again beside a harbour settlement.",
    cost = { lumber = 1, wool = 1 }, picks = { "ship_taken_off", "new_ship_route" },
    reason = "It needs all your ships on the board, and a free route at a harbour settlement.",
    effect = { { remove_figure = true }, { put_figure = "ship" } },                 -- P-67
}
