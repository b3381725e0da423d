-- What bots strive for; no rules. A battle is won by more knights than barbarians around a tile, so
-- knights go where they are missing.
local barbarians = hex.include "barbarians.lua"

hex.patch("figure", "knight") { worth = 350 }
hex.patch("counter", "prisoners") { worth = 500 }

hex.pick "besieged_tile" {
    title = "", what = "tile",
    list = function(game)
        local tiles = {}
        for _, tile in ipairs(barbarians.coast(game)) do
            if #barbarians.at(game, tile) > 0 then table.insert(tiles, tile) end
        end
        return tiles
    end,
}
hex.aim "besiege" { figure = "knight", to = "besieged_tile", worth = 600 }
