-- Three dice (K-17, K-18, K-32 to K-40): what the event die shows is done before the land yields.
hex.include "barbarians/ship.lua"

local gate = "Each player draws 1 progress card of this colour if the red die is low enough for "
    .. "their level."

hex.patch("dice") { remove = { "sides" }, add = {
    { name = "red", title = "Red die", color = "#b3263a" },
    { name = "yellow", title = "Yellow die", color = "#eab030" },
    { name = "event", title = "Event die", color = "#f2e5c6", counts = false, faces = {
        { name = "ship", title = "Barbarian ship", icon = "barbarian_ship.glb", times = 3,
          help = "The barbarian ship moves one step closer. When it arrives, the barbarians "
              .. "attack.",
          effect = { { count = "barbarian_ship" } } },
        { name = "trade", title = "Trade gate", icon = "gate_trade.glb", help = gate,
          effect = { { each = "draw_trade" } } },
        { name = "politics", title = "Politics gate", icon = "gate_politics.glb", help = gate,
          effect = { { each = "draw_politics" } } },
        { name = "science", title = "Science gate", icon = "gate_science.glb", help = gate,
          effect = { { each = "draw_science" } } },
    } },
} }
