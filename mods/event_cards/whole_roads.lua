-- What a damaged road keeps its owner from building (X-E-20, X-E-21).
local function reached(game, me, corner)
    for _, edge in ipairs(game:edges_of(corner)) do
        local _, owner = game:at_edge(edge)
        if owner == me and game:get("damaged", edge) == 0 then return true end
    end
    return false
end

hex.patch("piece", "road") { add = { tests = { {
    test = function() return false end, asked_while = "damaged_roads",
    reason = "Mend your damaged road first.",
} } } }
hex.patch("piece", "settlement") { add = { tests = { {
    test = reached, asked_while = "damaged_roads",
    reason = "Only a damaged road of yours leads there.",
} } } }

-- The Diplomat leaves a damaged road where it is (X-E-59).
if hex.has_mod "cities_knights" then
    hex.patch("pick", "open_road") { add = { tests = { function(game, _, edge)
        return game:get("damaged", edge) == 0
    end } } }
end
