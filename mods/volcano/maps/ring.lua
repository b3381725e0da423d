-- A volcano in the middle. The land around it has the best numbers and the most ore, the coast is
-- for those who begin.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4
local radius = large and 3 or 2

local tiles = {}
for r = -radius, radius do
    for q = math.max(-radius, -radius - r), math.min(radius, radius - r) do
        local far = math.max(math.abs(q), math.abs(r), math.abs(q + r))
        local is_cape = far == 3 and (q == 0 or r == 0 or q + r == 0)
        if far == 0 then
            table.insert(tiles, { q = q, r = r, terrain = "volcano" })
        elseif not is_cape then
            table.insert(tiles, { q = q, r = r, area = far == 1 and 1 or 0 })
        end
    end
end

hex.map "volcano_ring" (deal.shuffled({
    title = "Ring of fire", mood = "night", help = "A volcano in the middle of the best land.",
    tiles = tiles,
    areas = {
        large and {
            terrains = { forest = 5, pasture = 5, fields = 5, hills = 5, mountains = 4 },
            tokens = { 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11,
                12, 12 },
            token_rule = "random",
        } or {
            terrains = { forest = 3, pasture = 3, fields = 3, hills = 2, mountains = 1 },
            tokens = { 2, 3, 3, 4, 5, 6, 8, 9, 10, 11, 11, 12 }, token_rule = "random",
        },
        {
            terrains = { mountains = 2, hills = 1, forest = 1, fields = 1, pasture = 1 },
            tokens = { 4, 5, 6, 8, 9, 10 }, token_rule = "random",
        },
    },
}, large and {
    { 1, -3, "NW", "any" }, { 2, -3, "NE", "grain" }, { 3, -2, "NE", "any" },
    { 3, -1, "E", "ore" }, { 2, 1, "E", "any" }, { 1, 2, "SE", "wool" },
    { -1, 3, "SE", "any" }, { -2, 3, "SW", "lumber" }, { -3, 2, "SW", "any" },
    { -3, 1, "W", "brick" }, { -2, -1, "W", "wool" },
} or {
    { 0, -2, "NW", "any" }, { 1, -2, "NE", "grain" }, { 2, -1, "NE", "ore" },
    { 2, 0, "E", "any" }, { 1, 1, "SE", "wool" }, { -1, 2, "SE", "any" },
    { -2, 2, "SW", "any" }, { -2, 1, "W", "brick" }, { -1, -1, "W", "lumber" },
}))
