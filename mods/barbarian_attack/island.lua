-- The island with castle and desert in opposite corners (X-B-1 to X-B-5), and its coast in the
-- order of battles: clockwise from the castle on (X-B-52). Five and six players have two of both.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4
local shuffled = hex.option "tb.baNumberLayout" == "shuffled"
local rivers, trades = hex.has_mod "rivers", hex.has_mod "traders"
local sails = hex.has_mod "seafarers"
-- Around the island there may be sea with other islands on it, on a map of its own (X-B-82).
local sea = sails and hex.include "overseas.lua" or { q = 0, r = 0, tiles = {}, harbours = {} }

hex.terrain "castle" {
    title = "Castle", model = "castle.glb", color = "#9a9aa2",
    help = "Yields nothing and is never conquered. Knights begin on its six paths.",
}

-- Every tile of the rim, clockwise from the castle.
local rim = large and {
    { -3, 3, "castle" }, { -3, 2 }, { -3, 1 }, { -3, 0 }, { -2, -1 }, { -1, -2 },
    { 0, -3, "desert" }, { 1, -3 }, { 2, -3, "castle" }, { 2, -2 }, { 2, -1 },
    { 2, 0 }, { 1, 1 }, { 0, 2 }, { -1, 3, "desert" }, { -2, 3 },
} or {
    { -2, 2, "castle" }, { -2, 1 }, { -2, 0 }, { -1, -1 }, { 0, -2 }, { 1, -2 },
    { 2, -2, "desert" }, { 2, -1 }, { 2, 0 }, { 1, 1 }, { 0, 2 }, { -1, 2 },
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

-- The numbers of the coast in that order (X-B-4, X-B-5), and the land that is dealt.
local numbers = large and { 4, 12, 9, 6, 11, 5, 3, 8, 10, 2, 11, 3 }
    or { 4, 12, 9, 6, 11, 3, 8, 10, 2, 5 }
local coast_land = large and { forest = 3, hills = 2, pasture = 3, mountains = 2, fields = 2 }
    or { forest = 2, hills = 2, pasture = 3, mountains = 1, fields = 2 }              -- X-B-1
local inner_land = large and { forest = 2, hills = 3, pasture = 2, mountains = 3, fields = 4 }
    or { forest = 1, hills = 1, pasture = 1, mountains = 2, fields = 2 }              -- X-B-2
-- What lies in a certain place for other mods: rivers and trade places.
local settled = {}

-- Rivers have a swamp instead of a desert; swamps have no number, so that the 2 lies with the 12.
if rivers then                                                                  -- X-B-85
    settled = hex.include("rivers:maps/course.lua").land
    if not large then numbers = { 4, "2+12", 9, 6, 3, 10, 11, 8, 5 } end          -- X-B-96
    coast_land = large and { forest = 3, hills = 2, pasture = 2, mountains = 1, fields = 2 }
        or { forest = 2, hills = 1, pasture = 2, mountains = 0, fields = 2 }
    inner_land = large and { forest = 2, hills = 1, pasture = 0, mountains = 1, fields = 4 }
        or { forest = 1, hills = 0, pasture = 0, mountains = 1, fields = 2 }
end
-- Trade places lie where the desert, the 2 and the 12 would be (X-T-85).
if trades then
    for _, place in ipairs(hex.include "trade_places.lua") do
        settled[place[1] .. "," .. place[2]] = place[3]
    end
    if large then numbers = { 4, 9, 12, 6, 11, 5, 3, 8, 2, 10, 11, 3 } end       -- X-T-91
    coast_land = large and { forest = 3, hills = 2, pasture = 2, mountains = 2, fields = 1 }
        or { forest = 2, hills = 2, pasture = 2, mountains = 1, fields = 1 }
end

local tiles, marks, coast_tokens = sea.tiles, {}, {}
local coast, taken = 0, 0
local function settled_at(place)
    local there = settled[place[1] .. "," .. place[2]]
    if there then return there end
    if place[3] == "desert" and rivers then return nil end
    return type(place[3]) == "string" and place[3] or nil
end
local barren = { castle = true, desert = true, swamp = true, quarry = true }
-- These have numbers and are land of the coast (X-T-90, X-T-91).
local yielding = { trade_castle = true, glassworks = true }
-- With or without a terrain of its own; area 2 deals nothing.
local function add_tile(place, terrain, token, area)
    local q, r = place[1] + sea.q, place[2] + sea.r
    table.insert(tiles, { q = q, r = r, terrain = terrain, token = token,
        area = terrain and barren[terrain] and 2 or area })
end
for _, place in ipairs(rim) do
    local terrain = settled_at(place)
    local q, r = place[1] + sea.q, place[2] + sea.r
    if terrain and barren[terrain] then                                         -- X-B-3
        add_tile(place, terrain, nil, 2)
    else
        coast, taken = coast + 1, taken + 1
        table.insert(marks, { counter = "coast", q = q, r = r, value = coast })
        table.insert(marks, { counter = "knights_around", q = q, r = r, value = 0 })
        local fixed = not shuffled or taken == 1 or yielding[terrain]            -- X-B-4
            or rivers and not large and terrain == "mountains"                  -- X-B-96
        add_tile(place, terrain, fixed and numbers[taken] or nil, 0)
        if not fixed then table.insert(coast_tokens, numbers[taken]) end
    end
    if terrain == "castle" then                                 -- its six paths
        for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
            table.insert(marks, { counter = "castle_path", q = q, r = r, at = side })
            table.insert(marks, { counter = "knights_here", q = q, r = r, at = side, value = 0 })
        end
    end
end
for _, place in ipairs(inner) do
    local token = not shuffled and place[3] or nil
    add_tile(place, settled_at(place), token, 1)
end
if rivers then
    for _, mark in ipairs(hex.include("rivers:maps/course.lua").marks) do
        table.insert(marks, mark)
    end
end
for _, mark in ipairs(sea.marks or {}) do table.insert(marks, mark) end

-- The tiles of the coast in the order of battles.
hex.counter "coast" { title = "", per = "tile", most = 12, marked_only = true }
hex.counter "castle_path" { title = "", per = "edge", most = 1, marked_only = true }

local map = {
    title = "Island of the castle", help = "Its coast has a different number on each tile.",
    mood = "evening", tiles = tiles, marks = marks, red_tokens = { 6, 8 }, areas = {
        { terrains = coast_land, tokens = shuffled and coast_tokens or nil,
          token_rule = shuffled and "random" or nil },
        { terrains = inner_land, tokens = (shuffled or large) and inner_tokens or nil,
          token_rule = (shuffled or large) and "random" or nil },
        {},
    },
    regions = sea.regions, setup_on = sea.regions and { "home" } or nil,
}
local sites = large and {
    { 0, -3, "NW", "any" }, { 1, -3, "NE", "wool" }, { 2, -2, "NE", "any" },
    { -2, -1, "W", "ore" }, { 2, 0, "E", "any" }, { -3, 0, "SW", "any" },
    { -3, 2, "W", "grain" }, { 1, 1, "SE", "brick" }, { -1, 3, "E", "wool" },
    { -3, 3, "SW", "any" }, { -2, 3, "SE", "lumber" },
} or {
    { 0, -2, "NW", "any" }, { 1, -2, "NE", "grain" }, { 2, -1, "NE", "ore" },
    { 2, 0, "E", "any" }, { 1, 1, "SE", "wool" }, { -1, 2, "SE", "any" },
    { -2, 2, "SW", "any" }, { -2, 1, "W", "brick" }, { -1, -1, "W", "lumber" },
}
if trades and large then                        -- none at the sea sides of trade places (X-T-3)
    sites = {
        { 1, -3, "NE", "wool" }, { 2, -2, "NE", "any" }, { 2, -1, "E", "ore" },
        { 1, 1, "E", "brick" }, { 0, 2, "SE", "any" }, { -2, 3, "SW", "lumber" },
        { -3, 2, "W", "grain" }, { -3, 1, "W", "any" }, { -2, -1, "W", "wool" },
        { -1, -2, "NW", "any" },
    }
end
for _, site in ipairs(sites) do site[1], site[2] = site[1] + sea.q, site[2] + sea.r end
deal.harbours(map, sites)
hex.map "castle_island" (map)
hex.patch("rules") { map = "castle_island" }
