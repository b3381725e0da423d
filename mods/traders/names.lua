-- Barbarian Attack has a castle of its own, so that the one of the traders has another name there.
local castle = hex.has_mod "barbarian_attack" and "trade_castle" or "castle"

-- Where fishing grounds lie there are corners and edges at sea as well: all that is land.
local land
if hex.has_mod "fishermen" then
    land = { "forest", "pasture", "fields", "hills", "mountains", castle, "quarry", "glassworks" }
    if hex.has_mod "gold_river" then table.insert(land, "gold") end
end
return { castle = castle, land = land }
