-- What a damaged road keeps its owner from building (X-E-20, X-E-21).
local function reached(game, me, corner)
    for _, edge in ipairs(game:edges_of(corner)) do
        local _, owner = game:at_edge(edge)
        if owner == me and game:get("damaged", edge) == 0 then return true end
    end
    return false
end

-- Is this end of an edge at a building of the player, or at a road that is whole?
local function starts_from(game, me, corner)
    local _, owner = game:at_corner(corner)
    if owner then return owner == me end
    return reached(game, me, corner)
end

hex.patch("piece", "road") { add = { tests = { {
    test = function() return false end, asked_while = "damaged_roads",
    reason = "Repair your damaged road first.",
} } } }
hex.patch("piece", "settlement") { add = { tests = { {
    test = reached, asked_while = "damaged_roads",
    reason = "Only your damaged road leads there.",
} } } }
if hex.has_mod "rivers" then
    hex.patch("piece", "bridge") { add = { tests = { {
        test = function(game, me, edge)
            local ends = game:ends_of(edge)
            return starts_from(game, me, ends[1]) or starts_from(game, me, ends[2])
        end,
        asked_while = "damaged_roads", reason = "Only your damaged road leads there.",
    } } } }
end
-- The Diplomat leaves a damaged road where it is (X-E-59).
if hex.has_mod "cities_knights" then
    hex.patch("pick", "open_road") { add = { tests = { function(game, _, edge)
        return game:get("damaged", edge) == 0
    end } } }
end
