-- Two islands of our own for three and four players; start here when you draw another.
local deal = hex.include "maps/deal.lua"
if hex.players > 4 then return end

-- Terrains and tokens are dealt like those of the island, but shuffled: a spiral needs a round shape.
local function declare(name, map, harbours)
    map.players_least = 3
    map.players_most = 4
    deal.by_options(map)
    map.token_rule = "random"
    deal.harbours(map, harbours)
    hex.map(name)(map)
end

-- A ring of land around a lagoon: two coasts, and nobody is far from a harbour.
declare("atoll", {
    title = "Atoll", help = "A ring of land around a lagoon, with harbours on both shores.",
    rows = {
        { q = -1, r = -2, "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", "?", "?", "?" },
        { q = -3, r = 0, "?", "?", ".", ".", "?", "?" },
        { q = -3, r = 1, "?", "?", "?", "?", "?" },
        { q = -3, r = 2, "?", "?", "?", "?" },
    },
    terrains = { forest = 5, pasture = 4, fields = 4, hills = 4, mountains = 4, desert = 1 },
    tokens = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 4, 10, 5 },
}, {
    { -1, -2, "NW", "any" }, { 1, -2, "NE", "grain" }, { 2, -1, "NE", "any" },
    { 2, 0, "SE", "wool" }, { 0, 2, "E", "any" }, { -2, 2, "SE", "ore" },
    { -3, 2, "W", "any" }, { -3, 0, "NW", "brick" }, { 0, -1, "SW", "lumber" },
})

-- A bay between two capes: whoever holds the middle meets everybody.
declare("crescent", {
    title = "Crescent", help = "A bay between two capes.",
    rows = {
        { q = -1, r = -2, "?", "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", "?", "?", "?", "?" },
        { q = -3, r = 0, "?", "?", ".", ".", ".", "?", "?" },
        { q = -3, r = 1, "?", "?", ".", ".", "?", "?" },
        { q = -3, r = 2, "?", ".", ".", ".", "?" },
    },
    terrains = { forest = 4, pasture = 4, fields = 4, hills = 4, mountains = 4, desert = 1 },
    tokens = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 4, 10 },
}, {
    { -1, -2, "NW", "any" }, { 1, -2, "NW", "ore" }, { 3, -2, "NE", "any" },
    { 3, 0, "E", "lumber" }, { 1, 2, "SE", "any" }, { -3, 2, "SW", "any" },
    { -3, 1, "W", "brick" }, { -2, 0, "E", "grain" }, { 1, -1, "SE", "wool" },
})
