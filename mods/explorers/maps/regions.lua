-- What lies face down in the two regions (P-106 to P-108, P-263 to P-267, P-302 to P-304): lands
-- with numbers of their own, what the missions need, and sea for the rest.
local missions = hex.include "missions.lua"

local small = hex.frozen {
    land = {
        north = { forest = 1, hills = 1, pasture = 1, fields = 1, mountains = 2 },
        south = { forest = 1, hills = 1, pasture = 1, fields = 2, mountains = 1 },
    },
    numbers = { north = { 3, 4, 5, 6, 9, 10 }, south = { 4, 5, 8, 9, 10, 11 } },
}
local large = hex.frozen {
    land = {
        north = { forest = 2, hills = 1, pasture = 1, fields = 2, mountains = 3 },
        south = { forest = 1, hills = 2, pasture = 2, fields = 2, mountains = 2 },
    },
    numbers = {
        north = { 2, 3, 4, 5, 5, 6, 9, 9, 10 }, south = { 3, 4, 4, 5, 8, 9, 10, 10, 11 },
    },
}
local size = hex.players > 4 and large or small

local function stack(tiles, region)
    local terrains, left = {}, tiles
    local function add(terrain, count)
        terrains[terrain] = count
        left = left - count
    end
    for terrain, count in pairs(size.land[region]) do add(terrain, count) end
    for terrain, count in pairs(missions.tiles[region]) do add(terrain, count) end
    if left > 0 then add("sea", left) end
    local tokens = {}
    for _, number in ipairs(size.numbers[region]) do table.insert(tokens, number) end
    return { terrains = terrains, tokens = tokens, token_rule = "random", apart = false }
end

return function(counts) return stack(counts.N, "north"), stack(counts.S, "south") end
