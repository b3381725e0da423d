-- The island with castle and desert in opposite corners (X-B-1 to X-B-5), and its coast in the
-- order of battles: clockwise from the castle on (X-B-52).
local deal = hex.include "base:maps/deal.lua"

hex.terrain "castle" {
    title = "Castle", model = "castle.glb", color = "#9a9aa2",
    help = "Yields nothing and is never conquered. Knights begin on its six paths.",
}

local coast = hex.frozen {
    { -2, 1 }, { -2, 0 }, { -1, -1 }, { 0, -2 }, { 1, -2 }, { 2, -1 }, { 2, 0 }, { 1, 1 }, { 0, 2 },
    { -1, 2 },
}
local numbers = { 4, 12, 9, 6, 11, 3, 8, 10, 2, 5 }                             -- X-B-5
local inner = {
    { 0, -1, 10 }, { 1, -1, 8 }, { 1, 0, 4 }, { 0, 1, 9 }, { -1, 1, 6 }, { -1, 0, 5 }, { 0, 0, 11 },
}

local tiles = {
    { q = -2, r = 2, terrain = "castle" }, { q = 2, r = -2, terrain = "desert" },     -- X-B-3
}
for at, place in ipairs(coast) do
    table.insert(tiles, { q = place[1], r = place[2], token = numbers[at], area = 0 })
end
for _, place in ipairs(inner) do
    table.insert(tiles, { q = place[1], r = place[2], token = place[3], area = 1 })
end

-- The six paths of the castle.
hex.counter "castle_path" { title = "", per = "edge", most = 1, marked_only = true }
local marks = {}
for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
    table.insert(marks, { counter = "castle_path", q = -2, r = 2, at = side })
end

local map = {
    title = "Island of the castle", help = "Its coast has a different number on each tile.",
    mood = "evening", players_least = 3, players_most = 4, tiles = tiles, marks = marks,
    areas = {
        { terrains = { forest = 2, hills = 2, pasture = 3, mountains = 1, fields = 2 } },
        { terrains = { forest = 1, hills = 1, pasture = 1, mountains = 2, fields = 2 } },
    },
}
deal.harbours(map, {
    { 0, -2, "NW", "any" }, { 1, -2, "NE", "grain" }, { 2, -1, "NE", "ore" },
    { 2, 0, "E", "any" }, { 1, 1, "SE", "wool" }, { -1, 2, "SE", "any" },
    { -2, 2, "SW", "any" }, { -2, 1, "W", "brick" }, { -1, -1, "W", "lumber" },
})
hex.map "castle_island" (map)
hex.patch("rules") { map = "castle_island" }

return coast
