-- A player with all ships on the board may build one of them anew elsewhere (P-66 to P-68).
local phases = hex.include "phases.lua"

hex.pick "ship_taken_off" {
    title = "Which ship do you remove?", what = "figure", figure = "ship", whose = "own",
    none_left = true,                                                       -- P-68
}
-- Where it lies now it is in nobody's way.
hex.pick "new_ship_route" {
    title = "Where do you build the new ship?", what = "edge", free_for_figure = "ship",
}
hex.action "rebuild_ship" {
    title = "Rebuild a ship", icon = "ship.glb", phases = phases.building,
    help = "When all your ships are at sea, you may remove one from the board, losing its "
        .. "cargo, and build it again next to a harbour settlement.",
    cost = { lumber = 1, wool = 1 }, picks = { "ship_taken_off", "new_ship_route" },
    reason = "You need all your ships on the board, and a free sea route at a harbour settlement.",
    effect = { { remove_figure = true }, { put_figure = "ship" } },                 -- P-67
}
