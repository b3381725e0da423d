-- Where there are ships: a road for fish may be one, for that stands for a road (X-F-40).

-- A ground in the rim of the map is still the rim: nothing sails beyond it (S-8, S-11).
local function is_rim(game, tile)
    return not game:is_land(tile) and #game:neighbours(tile) < 6
end

-- None sails on the paths of a lake (X-F-41).
hex.patch("piece", "ship") {
    test = function(game, _, edge)
        local is_inside = false
        for _, tile in ipairs(game:tiles_beside(edge)) do
            local terrain = game:terrain(tile)
            if terrain == "lake" or terrain == "small_lake" then return false end
            is_inside = is_inside or not is_rim(game, tile)
        end
        return is_inside
    end,
}

-- Fishing grounds are sea all the same (X-F-3): ships pass beside them, and pirates sail there.
for _, piece in ipairs { "ship", "warship" } do
    hex.patch("piece", piece) { if_there = true, add = { beside = { "fishing_ground" } } }
end
for _, pawn in ipairs { "pirate", "fleet" } do
    hex.patch("pawn", pawn) { if_there = true, add = { may_enter = { "fishing_ground" } } }
end
-- The pirate stays within the rim (S-61).
hex.patch("pawn", "pirate") {
    if_there = true,
    add = { tests = { function(game, _, tile) return not is_rim(game, tile) end } },
}
