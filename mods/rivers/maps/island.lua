-- The island with its rivers (X-R-1 to X-R-9): which tiles they are, in order from source to mouth,
-- and the paths that they cross. Everything else is dealt as the options of the base game say.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4
local turned = hex.option "river_layout" == "turned"                      -- X-R-3
local mouths = hex.option "river_mouth_bridges"                           -- X-R-15

hex.counter "river" { title = "", per = "tile", most = 2, marked_only = true }
hex.counter "river_path" { title = "", per = "edge", most = 1, marked_only = true }
hex.counter "river_corner" { title = "", per = "corner", most = 2, marked_only = true }
hex.counter "bridge_site" {
    title = "Bridge site", per = "edge", most = 1, marked_only = true,
    help = "A river crosses this path: only a bridge is built here.",
}

-- A river runs along a row: where it rises, its land, and towards which side it flows.
local rivers = large and {
    { -1, -2, 1, { "mountains", "hills", "pasture", "swamp" } },
    { -1, 2, -1, { "mountains", "hills", "swamp" } },
    { 0, 0, 1, { "mountains", "pasture", "pasture" } },
} or {
    { -1, -1, 1, { "mountains", "hills", "pasture", "swamp" } },
    { 0, 1, -1, { "mountains", "hills", "swamp" } },
}

-- The rows of the island: { q, r, how many tiles }.
local shape = large and { { 0, -3, 3 }, { -1, -2, 4 }, { -2, -1, 5 }, { -3, 0, 6 }, { -3, 1, 5 },
    { -3, 2, 4 }, { -3, 3, 3 } }
    or { { 0, -2, 3 }, { -1, -1, 4 }, { -2, 0, 5 }, { -2, 1, 4 }, { -2, 2, 3 } }

-- The oasis of the caravans takes the middle and the place of a forest (X-R-43).
local oasis = not large and hex.has_mod "caravans"
local land, marks = {}, {}
local function key(q, r) return q .. "," .. r end
if oasis then land[key(0, 0)] = "oasis" end
-- What two tiles of a river share is marked once.
local function mark_all(q, r, counter, places)
    for _, place in ipairs(places) do
        table.insert(marks, { counter = counter, q = q, r = r, at = place })
    end
end

for _, river in ipairs(rivers) do
    local q, r, step, terrains = river[1], river[2], river[3], river[4]
    for at, terrain in ipairs(terrains) do
        local x, y, side = q + step * (at - 1), r, step
        if turned then x, y, side = -x - (large and 1 or 0), -y, -step end
        land[key(x, y)] = terrain
        table.insert(marks, { counter = "river", q = x, r = y, value = side > 0 and 1 or 2 })
        if at < #terrains or mouths then                                  -- X-R-14
            table.insert(marks, { counter = "bridge_site", q = x, r = y,
                at = side > 0 and "E" or "W" })
        end
        mark_all(x, y, "river_path", { "NE", "E", "SE", "SW", "NW" })
        mark_all(x, y, "river_corner", { "N", "NE", "SE", "S" })
        if at == (side > 0 and 1 or #terrains) then                       -- the western end
            mark_all(x, y, "river_path", { "W" })
            mark_all(x, y, "river_corner", { "SW", "NW" })
        end
    end
end

local rows = {}
for _, row in ipairs(shape) do
    local tiles = { q = row[1], r = row[2] }
    for at = 0, row[3] - 1 do
        table.insert(tiles, land[key(row[1] + at, row[2])] or "?")
    end
    table.insert(rows, tiles)
end

local tokens = large and { table.unpack(deal.large_tokens) }
    or { 5, 6, 3, 8, 10, 9, "2+12", 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 }            -- X-R-6
if oasis then table.remove(tokens) end
local map = {
    title = "Rivers", help = "An island that rivers cross.", rows = rows, marks = marks,
    terrains = large                                                             -- X-R-2
        and { forest = 6, pasture = 3, fields = 6, hills = 3, mountains = 2 }
        or { forest = oasis and 3 or 4, pasture = 2, fields = 4, hills = 1, mountains = 1 },
    tokens = tokens,
}
deal.by_options(map)
map.centre = nil
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
hex.map "rivers" (map)
hex.rules { map = "rivers" }
