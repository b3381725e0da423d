-- What a damaged road keeps its owner from building (X-E-20, X-E-21).
-- Colours that nobody plays have no damaged roads.
local function all_whole(game, me)
    return me > game:players() or game:get("damaged_roads", me) == 0
end

local function reached(game, me, corner)
    for _, edge in ipairs(game:edges_of(corner)) do
        local _, owner = game:at_edge(edge)
        if owner == me and game:get("damaged", edge) == 0 then return true end
    end
    return false
end

hex.patch("piece", "road") { add = { tests = {
    { test = all_whole, reason = "Mend your damaged road first." },
} } }
hex.patch("piece", "settlement") { add = { tests = { {
    test = function(game, me, corner) return all_whole(game, me) or reached(game, me, corner) end,
    reason = "Only a damaged road of yours leads there.",
} } } }
