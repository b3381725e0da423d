-- The island with its trade places at the coast (X-T-1 to X-T-4, X-T-14 to X-T-20): each has a
-- plaza in the middle, joined to its four corners on land. Its three sides at sea are no paths.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4
local turned = hex.option "trade_hex_layout" == "turned"                        -- X-T-2
local names = { "N", "NE", "SE", "S", "SW", "NW" }                              -- of corners
local sides = { "NE", "E", "SE", "SW", "W", "NW" }

-- With caravans they have numbers and yield something, and an oasis lies in the middle (X-C-39).
local caravans = hex.has_mod "caravans"
for _, place in ipairs {
    { "castle", "Castle", "#9a9aa2", "Takes glass and marble, gives out sand and tools.", "wool" },
    { "quarry", "Quarry", "#b9b2a4", "Takes tools, gives out marble and sand.", "brick" },
    { "glassworks", "Glassworks", "#8fb3b8", "Takes sand, gives out glass and tools.", "lumber" },
} do
    hex.terrain(place[1]) {
        title = place[2], model = place[1] .. ".glb", color = place[3],
        help = place[4] .. " Wagons stop in its middle.",
        numbered = caravans, produces = caravans and { [place[5]] = 1 } or nil,       -- X-T-20
    }
end

-- 1 castle, 2 quarry, 3 glassworks.
hex.counter "plaza" { title = "", per = "corner", most = 3, marked_only = true }
hex.counter "no_building" { title = "", per = "corner", most = 1, marked_only = true }
hex.counter "sea_side" { title = "", per = "edge", most = 1, marked_only = true }

-- { q, r, what it is, the first of its three sides at sea, from 1 for NE, clockwise }.
local places = large and {
    { 2, -3, "quarry", 6 }, { -3, 0, "castle", 4 }, { -1, 3, "glassworks", 2 },
    { 0, -3, "glassworks", 5 }, { 2, 0, "castle", 1 }, { -3, 3, "quarry", 3 },
} or { { 2, -2, "quarry", 6 }, { -2, 0, "castle", 4 }, { 0, 2, "glassworks", 2 } }
local numbers = { castle = 1, quarry = 2, glassworks = 3 }

-- The rows of the island: { q, r, how many tiles }.
local shape = large and { { 0, -3, 3 }, { -1, -2, 4 }, { -2, -1, 5 }, { -3, 0, 6 }, { -3, 1, 5 },
    { -3, 2, 4 }, { -3, 3, 3 } }
    or { { 0, -2, 3 }, { -1, -1, 4 }, { -2, 0, 5 }, { -2, 1, 4 }, { -2, 2, 3 } }

local function turn(q, r)
    if not turned then return q, r end
    return -q - (large and 1 or 0), -r
end
local function turn_side(at) return turned and (at + 2) % 6 + 1 or (at - 1) % 6 + 1 end

local land, hubs, marks = {}, {}, {}
local function mark(counter, q, r, at, value)
    table.insert(marks, { counter = counter, q = q, r = r, at = at, value = value })
end
for _, place in ipairs(places) do
    local q, r = turn(place[1], place[2])
    local first, second = turn_side(place[4] + 1), turn_side(place[4] + 2)
    local joined, at_sea = {}, { [first] = true, [second] = true }
    land[q .. "," .. r] = place[3]
    mark("plaza", q, r, "hub", numbers[place[3]])
    mark("no_building", q, r, "hub")                                            -- X-T-16
    for side = 0, 2 do
        local name = sides[turn_side(place[4] + side)]
        mark("sea_side", q, r, name)
        mark("hindrance", q, r, name, 50)                                       -- X-T-34, X-T-54
    end
    for at, name in ipairs(names) do
        if not at_sea[at] then table.insert(joined, name) end
        if at_sea[at] or not hex.option "trade_hex_corners_buildable" then      -- X-T-18, X-T-19
            mark("no_building", q, r, name)
        end
    end
    table.insert(hubs, { q = q, r = r, corners = joined })
end

local rows = {}
for _, row in ipairs(shape) do
    local tiles = { q = row[1], r = row[2] }
    for at = 0, row[3] - 1 do table.insert(tiles, land[row[1] + at .. "," .. row[2]] or "?") end
    table.insert(rows, tiles)
end

local map = {
    title = "Island of the traders", help = "Castle, quarry and glassworks lie at its coast.",
    rows = rows, hubs = hubs, marks = marks,
    terrains = large and { forest = 6, pasture = 4, fields = 4, hills = 5, mountains = 5 }
        or { forest = 4, pasture = 3, fields = 3, hills = 3, mountains = 3 },
    tokens = {},
}
if caravans then                                                                -- X-C-39
    map.terrains = large
        and { forest = 4, pasture = 4, fields = 6, hills = 3, mountains = 5, desert = 2 }
        or { forest = 3, pasture = 3, fields = 4, hills = 2, mountains = 3, desert = 1 }
end
for _, token in ipairs(large and deal.large_tokens or deal.small_tokens) do
    local is_used = caravans or token ~= 2 and token ~= 12                      -- X-T-4
    if is_used then table.insert(map.tokens, token) end
end
deal.by_options(map)
map.centre = caravans and not large and "oasis" or nil

local sites = large and {
    { 1, -3, "NE", "wool" }, { 2, -2, "NE", "any" }, { 2, -1, "E", "ore" }, { 1, 1, "E", "brick" },
    { 0, 2, "SE", "any" }, { -2, 3, "SW", "lumber" }, { -3, 2, "W", "grain" },
    { -3, 1, "W", "any" }, { -2, -1, "W", "wool" }, { -1, -2, "NW", "any" },
} or {
    { 0, -2, "NW", "any" }, { 1, -2, "NE", "grain" }, { 2, -1, "NE", "ore" },
    { 2, 0, "E", "any" }, { 1, 1, "SE", "wool" }, { -1, 2, "SE", "any" },
    { -2, 2, "SW", "any" }, { -2, 1, "W", "brick" }, { -1, -1, "W", "lumber" },
}
for _, site in ipairs(sites) do                                                 -- X-T-3
    site[1], site[2] = turn(site[1], site[2])
    for at, name in ipairs(sides) do
        if name == site[3] then
            site[3] = sides[turn_side(at)]
            break
        end
    end
end
deal.harbours(map, sites)
hex.map "trade_island" (map)
hex.patch("rules") { map = "trade_island" }

hex.patch("piece", "road") { forbidden = "sea_side" }                           -- X-T-17
for _, piece in ipairs { "settlement", "city" } do
    hex.patch("piece", piece) { forbidden = "no_building" }
end
