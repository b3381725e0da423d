-- The Fog Island (S-89 to S-100): whoever comes to unexplored tiles turns them up.
if hex.include "playing.lua" ~= "fog_island" then return end
hex.include "maps/fog_island.lua"
if hex.players < 5 then hex.include "robber_on_12.lua" end                              -- S-100

hex.cue "discovery" { title = "Land in sight", color = "#f4f7fa", particles = 60, spread = 2 }
hex.pick "unexplored" {
    title = "Explore a tile", help = "You have found several tiles: which do you reveal first?",
    what = "tile", face_down = true, reached = true, takes_only = true,                 -- S-92
}
-- Everything else has been turned up at once, so what a piece of the player touches is new. A piece
-- discovers what lies at its corners: one tile, or several.
hex.effect "explore" {
    { pick = "unexplored" },
    { if_picked = true },
    { reveal = true },
    { cue = "discovery", at_place = true },
    { gather = true },                                                      -- S-93, S-94
    { start = "explore" },                      -- once the goods of choice are taken
}

local discoverers = { "road", "ship", face_down = true }
if hex.option "fog_reveal_by_settlement" then table.insert(discoverers, "settlement") end   -- S-96
hex.on("placed", { { start = "explore" } }, discoverers)                    -- S-91, S-95
