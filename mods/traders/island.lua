-- The island with its trade places at the coast (X-T-1 to X-T-4, X-T-20).
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4
local trade = hex.include "places.lua"

-- With caravans (X-C-39) and rivers (X-T-74) they have numbers and yield something; beside
-- Barbarian Attack the quarry does not (X-T-90).
local caravans, rivers = hex.has_mod "caravans", hex.has_mod "rivers"
local lands = hex.has_mod "barbarian_attack"
local castle = hex.include "names.lua".castle
for _, place in ipairs {
    { castle, "Castle", "#9a9aa2",
        "Takes glass and marble, and gives out sand and tools.", "wool" },
    { "quarry", "Quarry", "#b9b2a4",
        "Takes tools, and gives out marble and sand.", "brick" },
    { "glassworks", "Glassworks", "#8fb3b8",
        "Takes sand, and gives out glass and tools.", "lumber" },
} do
    local yields = caravans or rivers or lands and place[1] ~= "quarry"
    hex.terrain(place[1]) {
        title = place[1] == "trade_castle" and "Trade castle" or place[2], color = place[3],
        model = (place[1] == castle and "castle" or place[1]) .. ".glb",
        help = place[4] .. " Wagons stop in the middle.",
        numbered = yields, produces = yields and { [place[5]] = 1 } or nil,           -- X-T-20
    }
end

-- 1 castle, 2 quarry, 3 glassworks.
hex.counter "plaza" { title = "", per = "corner", most = 3, marked_only = true }
hex.counter "no_building" { title = "", per = "corner", most = 1, marked_only = true }
hex.counter "sea_side" { title = "", per = "edge", most = 1, marked_only = true }

-- The island of the barbarians has places for them (X-T-85). What is closed at the start is closed
-- there by the counters that conquest has, too.
local function copies_of_marks(counter, copy)
    local copies = {}
    for _, mark in ipairs(trade.marks) do
        if mark.counter == counter then
            table.insert(copies, { counter = copy, q = mark.q, r = mark.r, at = mark.at })
        end
    end
    for _, mark in ipairs(copies) do table.insert(trade.marks, mark) end
end
if hex.has_mod "barbarian_attack" then
    copies_of_marks("sea_side", "conquered_path")
    copies_of_marks("no_building", "beside_conquered")
    copies_of_marks("no_building", "conquered_building")
    hex.patch("map", "castle_island") { hubs = trade.hubs, add = { marks = trade.marks } }
    return
end
hex.patch("piece", "road") { forbidden = "sea_side" }                           -- X-T-17
for _, piece in ipairs { "settlement", "city" } do
    hex.patch("piece", piece) { forbidden = "no_building" }
end

-- The rows of the island: { q, r, how many tiles }.
local shape = large and { { 0, -3, 3 }, { -1, -2, 4 }, { -2, -1, 5 }, { -3, 0, 6 }, { -3, 1, 5 },
    { -3, 2, 4 }, { -3, 3, 3 } }
    or { { 0, -2, 3 }, { -1, -1, 4 }, { -2, 0, 5 }, { -2, 1, 4 }, { -2, 2, 3 } }

local land, marks = trade.land, trade.marks
if rivers then
    local course = hex.include "rivers:maps/course.lua"
    for place, terrain in pairs(course.land) do land[place] = terrain end
    for _, mark in ipairs(course.marks) do table.insert(marks, mark) end
    for _, mark in ipairs(course.marks) do
        if mark.counter == "bridge_site" or mark.counter == "closed_mouth" then
            -- The road is kept off (X-R-16), and the ford is hard for oxen (X-T-80).
            table.insert(marks, { counter = "sea_side", q = mark.q, r = mark.r, at = mark.at })
            table.insert(marks, { counter = "hard_ground", q = mark.q, r = mark.r, at = mark.at })
        end
    end
end

local rows = {}
for _, row in ipairs(shape) do
    local tiles = { q = row[1], r = row[2] }
    for at = 0, row[3] - 1 do table.insert(tiles, land[row[1] + at .. "," .. row[2]] or "?") end
    table.insert(rows, tiles)
end

local map = {
    title = "Island of the traders", help = "Castle, quarry and glassworks lie at its coast.",
    rows = rows, hubs = trade.hubs, marks = marks,
    terrains = large and { forest = 6, pasture = 4, fields = 4, hills = 5, mountains = 5 }
        or { forest = 4, pasture = 3, fields = 3, hills = 3, mountains = 3 },
    tokens = {},
}
if hex.has_mod "cities_knights" then                                            -- X-T-66
    map.terrains = large and { forest = 4, pasture = 4, fields = 6, hills = 5, mountains = 5 }
        or { forest = 3, pasture = 3, fields = 4, hills = 3, mountains = 3 }
end
if caravans then                                                                -- X-C-39
    map.terrains = large
        and { forest = 4, pasture = 4, fields = 6, hills = 3, mountains = 5, desert = 2 }
        or { forest = 3, pasture = 3, fields = 4, hills = 2, mountains = 3, desert = 1 }
end
if rivers then                                                                  -- X-T-73
    map.terrains = large and { forest = 4, pasture = 1, fields = 4, hills = 3, mountains = 2 }
        or { forest = 3, pasture = 1, fields = 3, hills = 1, mountains = 1 }
end
-- Five and six players lay as many as there is land, with the 2 and the 12 among them (X-T-89).
local most = large and not caravans and not rivers and 24 or 99
for _, token in ipairs(large and deal.large_tokens or deal.small_tokens) do
    local is_used = caravans or rivers or large or token ~= 2 and token ~= 12   -- X-T-4
    local is_beside = rivers and not large and token == 2                       -- X-T-75
    if rivers and not large and token == 12 then token = "2+12" end
    if is_used and not is_beside and #map.tokens < most then table.insert(map.tokens, token) end
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
    site[1], site[2] = trade.turn(site[1], site[2])
    for at, name in ipairs(trade.sides) do
        if name == site[3] then
            site[3] = trade.sides[trade.turn_side(at)]
            break
        end
    end
end
deal.harbours(map, sites)
hex.map "trade_island" (map)
hex.patch("rules") { map = "trade_island" }

