-- The Four Islands (S-85 to S-88): where a player begins is home, every other island brings points.
if hex.include "playing.lua" ~= "four_islands" then return end
hex.include "maps/four_islands.lua"
if hex.players > 4 then return end
hex.include "robber_on_12.lua"                                                          -- S-88
if hex.option "map_deal" ~= "shuffled" then return end

-- S-74: forests and pastures do not get poor numbers only.
local poor = hex.frozen { [2] = true, [3] = true, [11] = true, [12] = true }
local fair = hex.frozen { [4] = true, [5] = true, [9] = true, [10] = true }

local function are_all_poor(game, tiles)
    for _, tile in ipairs(tiles) do
        if not poor[game:token(tile)] then return false end
    end
    return true
end

-- A fair number, which is no red one, changes places with a poor one.
local function improve(game, tile)
    for _, terrain in ipairs { "hills", "fields", "mountains" } do
        for _, other in ipairs(game:tiles(terrain)) do
            local token = game:token(other)
            if fair[token] then
                game:set_token(other, game:token(tile))
                game:set_token(tile, token)
                return
            end
        end
    end
end

hex.patch("setup") { add = { before = { function(game)
    for _, terrain in ipairs { "forest", "pasture" } do
        local tiles = game:tiles(terrain)
        if are_all_poor(game, tiles) then improve(game, tiles[1]) end
    end
end } } }
