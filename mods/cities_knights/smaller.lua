-- What a city can become again, by barbarians or by lava.
local pieces = { "settlement" }
if hex.option "ck_no_settlement_piece" == "lay_on_side" then
    table.insert(pieces, "fallen_city")
elseif hex.has_mod "volcano" and hex.option "volcano_city" == "reduce"
    and hex.option "volcano_no_settlement_piece" == "city_lies_down" then
    table.insert(pieces, "volcano:fallen_city")
end
return hex.frozen(pieces)
