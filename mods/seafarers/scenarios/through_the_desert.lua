-- Through the Desert (S-101 to S-107): the strips beyond it are new land, as are the islets.
if hex.include "playing.lua" ~= "through_the_desert" then return end
hex.include "maps/through_the_desert.lua"
if hex.players > 4 then hex.patch("pawn", "robber") { starts_on = {} } end             -- S-177
