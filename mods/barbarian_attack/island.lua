-- The island with castle and desert in opposite corners (X-B-1 to X-B-5), and its coast in the
-- order of battles: clockwise from the castle on (X-B-52). Five and six players have two of both.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4
local shuffled = hex.option "ba_number_layout" == "shuffled"

hex.terrain "castle" {
    title = "Castle", model = "castle.glb", color = "#9a9aa2",
    help = "Yields nothing and is never conquered. Knights begin on its six paths.",
}

-- Every tile of the rim, clockwise from the castle: { q, r, number or terrain }.
local rim = large and {
    { -3, 3, "castle" }, { -3, 2, 4 }, { -3, 1, 12 }, { -3, 0, 9 }, { -2, -1, 6 }, { -1, -2, 11 },
    { 0, -3, "desert" }, { 1, -3, 5 }, { 2, -3, "castle" }, { 2, -2, 3 }, { 2, -1, 8 },
    { 2, 0, 10 }, { 1, 1, 2 }, { 0, 2, 11 }, { -1, 3, "desert" }, { -2, 3, 3 },
} or {
    { -2, 2, "castle" }, { -2, 1, 4 }, { -2, 0, 12 }, { -1, -1, 9 }, { 0, -2, 6 }, { 1, -2, 11 },
    { 2, -2, "desert" }, { 2, -1, 3 }, { 2, 0, 8 }, { 1, 1, 10 }, { 0, 2, 2 }, { -1, 2, 5 },
}
-- The tiles inside.
local inner = large and {
    { 0, -2 }, { 1, -2 }, { -1, -1 }, { 0, -1 }, { 1, -1 }, { -2, 0 }, { -1, 0 }, { 0, 0 },
    { 1, 0 }, { -2, 1 }, { -1, 1 }, { 0, 1 }, { -2, 2 }, { -1, 2 },
} or {
    { 0, -1, 10 }, { 1, -1, 8 }, { 1, 0, 4 }, { 0, 1, 9 }, { -1, 1, 6 }, { -1, 0, 5 }, { 0, 0, 11 },
}
local inner_tokens = large and { 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11 }
    or { 10, 8, 4, 9, 6, 5, 11 }

local tiles, marks, coast_tokens, number = {}, {}, {}, 0
for _, place in ipairs(rim) do
    local q, r, what = place[1], place[2], place[3]
    if what == "castle" or what == "desert" then                                -- X-B-3
        table.insert(tiles, { q = q, r = r, terrain = what, area = 2 })
    else
        number = number + 1
        table.insert(marks, { counter = "coast", q = q, r = r, value = number })
        local fixed = not shuffled or number == 1                               -- X-B-4
        table.insert(tiles, { q = q, r = r, token = fixed and what or nil, area = 0 })
        if not fixed then table.insert(coast_tokens, what) end
    end
    if what == "castle" then                                    -- its six paths
        for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
            table.insert(marks, { counter = "castle_path", q = q, r = r, at = side })
        end
    end
end
for _, place in ipairs(inner) do
    local token = not shuffled and place[3] or nil
    table.insert(tiles, { q = place[1], r = place[2], token = token, area = 1 })
end

-- The tiles of the coast in the order of battles.
hex.counter "coast" { title = "", per = "tile", most = 12, marked_only = true }
hex.counter "castle_path" { title = "", per = "edge", most = 1, marked_only = true }

local map = {
    title = "Island of the castle", help = "Its coast has a different number on each tile.",
    mood = "evening", tiles = tiles, marks = marks, red_tokens = { 6, 8 }, areas = {
        { terrains = large and { forest = 3, hills = 2, pasture = 3, mountains = 2, fields = 2 }
            or { forest = 2, hills = 2, pasture = 3, mountains = 1, fields = 2 },     -- X-B-1
          tokens = shuffled and coast_tokens or nil, token_rule = shuffled and "random" or nil },
        { terrains = large and { forest = 2, hills = 3, pasture = 2, mountains = 3, fields = 4 }
            or { forest = 1, hills = 1, pasture = 1, mountains = 2, fields = 2 },     -- X-B-2
          tokens = (shuffled or large) and inner_tokens or nil,
          token_rule = (shuffled or large) and "random" or nil },
        {},
    },
}
deal.harbours(map, large and {
    { 0, -3, "NW", "any" }, { 1, -3, "NE", "wool" }, { 2, -2, "NE", "any" },
    { -2, -1, "W", "ore" }, { 2, 0, "E", "any" }, { -3, 0, "SW", "any" },
    { -3, 2, "W", "grain" }, { 1, 1, "SE", "brick" }, { -1, 3, "E", "wool" },
    { -3, 3, "SW", "any" }, { -2, 3, "SE", "lumber" },
} or {
    { 0, -2, "NW", "any" }, { 1, -2, "NE", "grain" }, { 2, -1, "NE", "ore" },
    { 2, 0, "E", "any" }, { 1, 1, "SE", "wool" }, { -1, 2, "SE", "any" },
    { -2, 2, "SW", "any" }, { -2, 1, "W", "brick" }, { -1, -1, "W", "lumber" },
})
hex.map "castle_island" (map)
hex.patch("rules") { map = "castle_island" }
