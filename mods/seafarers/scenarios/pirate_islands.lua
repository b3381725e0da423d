-- The Pirate Islands (S-137 to S-159): a line of ships to the own fortress, and the fleet at sea.
if hex.include "playing.lua" ~= "pirate_islands" then return end
hex.include "maps/pirate_islands.lua"
hex.include "scenarios/pirate_lanes.lua"
hex.include "scenarios/pirate_fleet.lua"
hex.include "scenarios/pirate_fortress.lua"

hex.remove("award", "longest_road")                                         -- S-137
hex.remove("award", "largest_army")
hex.patch("pawn", "robber") { may_enter = {}, starts_on = {} }

hex.counter "landing" {
    title = "Landing place of seat", per = "corner", most = 6, marked_only = true, marker = true,
    help = "The only place away from the main island where this player may settle.",
    color = "#f3ead3", icon = "landing.glb",
}

hex.counter "beach" { title = "", per = "corner", most = 7, marked_only = true }

-- One settlement is kept for the fortress (S-140); the others stand on the main island or at the
-- landing place (S-145).
hex.patch("piece", "settlement") {
    reserved = "beach", kept_for = "fortress",
}

-- The numbers of the main island stay where they are (S-74).
if hex.option "map_deal" == "shuffled" then
    hex.setup { before = { hex.include("scenarios/shuffle.lua").lands } }
end

hex.rules { win_without = "fortress" }                                      -- S-158
