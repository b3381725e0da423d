-- Cloth (S-120 to S-136): who trades with the villages between the islands takes cloth from them.
if hex.include "playing.lua" ~= "cloth" then return end
hex.include "scenarios/cloth_trade.lua"
hex.include "scenarios/cloth_pirate.lua"

local beside = { place = "road", touching = true }
hex.setup { rounds = {                                                      -- S-120
    { effect = { { place = "settlement", setup = true }, beside } },
    { backward = true, effect = { { place = "settlement", setup = true }, beside } },
    { effect = { { place = "settlement", setup = true, income = true }, beside } },
} }
if hex.option "friendly_robber" == 2 then                                   -- X-FR-3
    hex.patch("pawn", "robber") { spares_points = 3 }
    hex.patch("pawn", "pirate") { if_there = true, spares_points = 3 }
end
hex.remove("award", "longest_road")                                         -- S-130
