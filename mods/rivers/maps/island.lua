-- The island with its rivers (X-R-1 to X-R-9). What they do not cross is dealt as the options of
-- the base game say.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4
local course = hex.include "maps/course.lua"
local land, marks = course.land, course.marks

hex.counter "river" { title = "", per = "tile", most = 4, marked_only = true }
hex.counter "river_path" { title = "", per = "edge", most = 1, marked_only = true }
hex.counter "river_corner" { title = "", per = "corner", most = 2, marked_only = true }
hex.counter "bridge_site" {
    title = "Bridge site", per = "edge", most = 1, marked_only = true,
    help = "A river crosses this path: only a bridge can be built here.",
}
if not hex.option "tb.riverMouthBridges" then
    hex.counter "closed_mouth" { title = "", per = "edge", most = 1, marked_only = true }
end

-- The rows of the island: { q, r, how many tiles }.
local shape = large and { { 0, -3, 3 }, { -1, -2, 4 }, { -2, -1, 5 }, { -3, 0, 6 }, { -3, 1, 5 },
    { -3, 2, 4 }, { -3, 3, 3 } }
    or { { 0, -2, 3 }, { -1, -1, 4 }, { -2, 0, 5 }, { -2, 1, 4 }, { -2, 2, 3 } }

-- The oasis of the caravans takes the middle (X-R-43); one of the fields is left out for it, and
-- the 2 and the 12 lie with the two 3s (X-R-45, X-R-46).
local oasis = not large and hex.has_mod "caravans"
local function key(q, r) return q .. "," .. r end
if oasis then land[key(0, 0)] = "oasis" end

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
if oasis then tokens = { 5, 6, "2+3", 8, 10, 9, 11, 4, 8, 10, 9, 4, 5, 6, "3+12", 11 } end
local map = {
    title = "Rivers", help = "An island that rivers cross.", rows = rows, marks = marks,
    terrains = large                                                             -- X-R-2
        and { forest = 6, pasture = 3, fields = 6, hills = 3, mountains = 2 }
        or { forest = 4, pasture = 2, fields = oasis and 3 or 4, hills = 1, mountains = 1 },
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
