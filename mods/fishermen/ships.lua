-- With ships in the game none sails on the paths of a lake (X-F-41). A road for fish may be a ship,
-- for that stands for one (X-F-40).
hex.patch("piece", "ship") {
    test = function(game, _, edge)
        for _, tile in ipairs(game:tiles_beside(edge)) do
            local terrain = game:terrain(tile)
            if terrain == "lake" or terrain == "small_lake" then return false end
        end
        return true
    end,
}

-- Fishing grounds are sea all the same (X-F-3): ships pass beside them, and pirates sail there.
for _, piece in ipairs { "ship", "warship" } do
    hex.patch("piece", piece) { if_there = true, add = { beside = { "fishing_ground" } } }
end
for _, pawn in ipairs { "pirate", "fleet" } do
    hex.patch("pawn", pawn) { if_there = true, add = { may_enter = { "fishing_ground" } } }
end
