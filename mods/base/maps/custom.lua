-- Two islands of our own, each in a small and a large size; start here when you draw another.
local deal = hex.include "maps/deal.lua"
local large = hex.players > 4

-- Terrains and tokens are dealt like those of the island, but shuffled: a spiral needs a round
-- shape.
local function declare(name, map, harbours)
    deal.by_options(map)
    map.token_rule = "random"
    deal.harbours(map, harbours)
    if large then
        map.terrains = { forest = 6, pasture = 6, fields = 6, hills = 5, mountains = 5, desert = 2 }
        map.tokens = deal.large_tokens
    end
    hex.map(name)(map)
end

-- A ring of land around a lagoon: two coasts, and nobody is far from a harbour.
declare("atoll", {
    title = "Atoll", mood = "morning",
    help = "A ring of land around a lagoon, with harbours on both shores.",
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
    tokens = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 4, 10, 5 },
}, large and {
    { 0, -3, "NW", "any" }, { 2, -3, "NW", "grain" }, { 3, -2, "NE", "any" },
    { 3, 0, "E", "wool" }, { 2, 1, "SE", "any" }, { 0, 3, "E", "ore" },
    { -2, 3, "SW", "any" }, { -3, 2, "W", "brick" }, { -3, 0, "W", "wool" },
    { 0, -2, "SE", "lumber" }, { 0, 2, "NW", "any" },
} or {
    { -1, -2, "NW", "any" }, { 1, -2, "NE", "grain" }, { 2, -1, "NE", "any" },
    { 2, 0, "SE", "wool" }, { 0, 2, "E", "any" }, { -2, 2, "SE", "ore" },
    { -3, 2, "W", "any" }, { -3, 0, "NW", "brick" }, { 0, -1, "SW", "lumber" },
})

-- A bay between two capes: whoever holds the middle meets everybody.
declare("crescent", {
    title = "Crescent", mood = "evening", help = "A bay between two capes.",
    rows = large and {
        { q = 2, r = -4, "?" },
        { q = -1, r = -3, "?", "?", "?", "?", "?", "?" },
        { q = -2, r = -2, "?", "?", "?", "?", "?", "?", "?" },
        { q = -3, r = -1, "?", "?", "?", ".", ".", "?", "?", "?" },
        { q = -4, r = 0, "?", "?", ".", ".", ".", ".", ".", "?", "?" },
        { q = -4, r = 1, "?", "?", ".", ".", ".", ".", "?", "?" },
        { q = -4, r = 2, "?", ".", ".", ".", ".", ".", "?" },
    } or {
        { q = -1, r = -2, "?", "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", "?", "?", "?", "?" },
        { q = -3, r = 0, "?", "?", ".", ".", ".", "?", "?" },
        { q = -3, r = 1, "?", "?", ".", ".", "?", "?" },
        { q = -3, r = 2, "?", ".", ".", ".", "?" },
    },
    terrains = { forest = 4, pasture = 4, fields = 4, hills = 4, mountains = 4, desert = 1 },
    tokens = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 4, 10 },
}, large and {
    { 2, -4, "NE", "any" }, { -1, -3, "NW", "ore" }, { 4, -3, "NE", "wool" },
    { 4, -1, "E", "any" }, { 3, 1, "E", "lumber" }, { 2, 2, "SW", "any" },
    { -4, 2, "SE", "any" }, { -4, 1, "W", "brick" }, { -2, -2, "NW", "any" },
    { -1, -1, "E", "grain" }, { 1, -2, "SE", "wool" },
} or {
    { -1, -2, "NW", "any" }, { 1, -2, "NW", "ore" }, { 3, -2, "NE", "any" },
    { 3, 0, "E", "lumber" }, { 1, 2, "SE", "any" }, { -3, 2, "SW", "any" },
    { -3, 1, "W", "brick" }, { -2, 0, "E", "grain" }, { 1, -1, "SE", "wool" },
})
