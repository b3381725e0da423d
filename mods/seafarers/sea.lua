-- Water that ships cross (S-7), and the frame around it, which ends the map (S-8, S-11).
hex.terrain "sea" {
    title = "Sea", help = "Only ships cross it. It yields nothing.", color = "#3d8fc4",
    land = false,
}
hex.terrain "frame" {
    title = "Open sea", help = "The edge of the map. Ships sail along it, not beyond.",
    color = "#3d8fc4", land = false, border = true,
}

-- Gold that is dealt gets none of the best numbers (S-74, S-175), except what lies in the fog, for
-- there the numbers come from a stack of their own (S-93).
if hex.include "playing.lua" ~= "fog_island" then
    hex.patch("terrain", "gold") { not_tokens = { 6, 8 } }
end
if hex.option "setup_gold_income" == "none" then
    hex.patch("terrain", "gold") { setup_income = false }                   -- S-50
end
