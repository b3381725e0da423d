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
