-- For mods that count all buildings of a player: settlements, cities, and cities that other mods
-- lay on their side (K-130, T-25).
local buildings = { "settlement", "city" }
if hex.has_mod "cities_knights" and hex.option "ck_no_settlement_piece" == "lay_on_side" then
    table.insert(buildings, "cities_knights:fallen_city")
elseif hex.has_mod "volcano" and hex.option "volcano_city" == "reduce"
    and hex.option "volcano_no_settlement_piece" == "city_lies_down" then
    table.insert(buildings, "volcano:fallen_city")
end
return hex.frozen(buildings)
