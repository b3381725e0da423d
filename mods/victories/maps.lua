-- The boards of Harbour Lords and The Dike; tiles, tokens and harbours are dealt anew every time.
local large = hex.players > 4
local deal = hex.include "base:maps/deal.lua"
local small_tokens = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 4, 10 }

local function declare(name, map, sites, stock)
    deal.shuffled(map, sites)
    map.harbour_stock = stock
    if large then
        map.terrains = { forest = 6, pasture = 6, fields = 6, hills = 5, mountains = 5, desert = 2 }
        map.tokens = deal.large_tokens
    end
    hex.map(name)(map)
end

-- A ring of land with a harbour at almost every cape.
local capes_tokens = { table.unpack(small_tokens) }
table.insert(capes_tokens, 5)
declare("capes", {
    title = "Capes", mood = "morning", help = "A ring of land with a harbour at almost every cape.",
    rows = large and {
        { q = 0, r = -3, "?", "?", "?", "?" },
        { q = -1, r = -2, "?", "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", ".", ".", "?", "?" },
        { q = -3, r = 0, "?", "?", ".", ".", ".", "?", "?" },
        { q = -3, r = 1, "?", "?", ".", ".", "?", "?" },
        { q = -3, r = 2, "?", "?", "?", "?", "?" },
        { q = -3, r = 3, "?", "?", "?", "?" },
    } or {
        { q = -1, r = -2, "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", "?", "?", "?" },
        { q = -3, r = 0, "?", "?", ".", ".", "?", "?" },
        { q = -3, r = 1, "?", "?", "?", "?", "?" },
        { q = -3, r = 2, "?", "?", "?", "?" },
    },
    terrains = { forest = 5, pasture = 4, fields = 4, hills = 4, mountains = 4, desert = 1 },
    tokens = capes_tokens,
}, large and {
    { 0, -3, "NW" }, { 2, -3, "NW" }, { 3, -2, "NE" }, { 3, -1, "E" }, { 3, 0, "E" },
    { 2, 1, "SE" }, { 0, 3, "E" }, { -1, 3, "SE" }, { -2, 3, "SW" }, { -3, 2, "W" },
    { -3, 0, "W" }, { -1, -2, "NW" }, { 0, -2, "SE" }, { 0, 2, "NW" },
} or {
    { -1, -2, "NW" }, { 1, -2, "NW" }, { 2, -2, "E" }, { 2, 0, "E" }, { 1, 1, "SE" },
    { 0, 2, "SE" }, { -2, 2, "SE" }, { -3, 2, "W" }, { -3, 0, "W" }, { -2, -1, "W" },
    { 0, -1, "SW" }, { -1, 1, "NE" },
}, { any = large and 4 or 2, lumber = 2, brick = 2, wool = 2, grain = 2, ore = 2 })

-- Flat land between the arms of a river's mouth.
declare("lowland", {
    title = "Lowland", mood = "evening", help = "Flat land between the arms of a river's mouth.",
    rows = large and {
        { q = 0, r = -3, "?", "?", "?", "?" },
        { q = -1, r = -2, "?", "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", "?", "?", "?" },
        { q = -3, r = 0, "?", "?", "?", "?", "?", "?", "?" },
        { q = -3, r = 1, "?", "?", ".", "?", "?", "?" },
        { q = -4, r = 2, "?", ".", "?", "?", ".", "?" },
    } or {
        { q = 0, r = -2, "?", "?", "?" },
        { q = -1, r = -1, "?", "?", "?", "?" },
        { q = -3, r = 0, "?", "?", "?", "?", "?", "?" },
        { q = -3, r = 1, "?", "?", ".", "?", "?" },
        { q = -4, r = 2, "?", ".", "?", "?", ".", "?" },
    },
    terrains = { forest = 4, pasture = 4, fields = 4, hills = 4, mountains = 4, desert = 1 },
    tokens = small_tokens,
}, large and {
    { 0, -3, "NW" }, { 1, -3, "NE" }, { 3, -3, "NE" }, { 3, -2, "E" }, { 3, 0, "E" },
    { 2, 1, "SE" }, { 1, 2, "SE" }, { -1, 2, "SE" }, { -4, 2, "SW" }, { -3, 0, "W" },
    { -1, -2, "NW" },
} or {
    { 0, -2, "NW" }, { 2, -2, "NE" }, { 2, 0, "E" }, { 1, 2, "SE" }, { -1, 2, "SE" },
    { -4, 2, "SW" }, { -3, 0, "W" }, { -1, -1, "NW" }, { -2, 1, "E" },
}, { any = large and 6 or 4, lumber = 1, brick = 1, wool = 1, grain = 1, ore = 1 })
