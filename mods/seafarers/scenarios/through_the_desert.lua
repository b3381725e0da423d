-- Through the Desert (S-101 to S-107): the strips beyond it are new land, as are the islets.
if hex.include "playing.lua" ~= "through_the_desert" then return end
hex.include "maps/through_the_desert.lua"
-- S-177: nobody chooses among the deserts where the robber starts.
if hex.players > 4 then hex.patch("setup") { before = {} } end
