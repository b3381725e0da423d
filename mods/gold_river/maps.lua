-- The two maps of this mod, each in a small and a large size. Terrains and numbers are dealt as the
-- options of the base game say, but shuffled: a spiral needs a round shape.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4

local function declare(name, title, mood, help, map)
    map.title, map.mood, map.help = title, mood, help
    hex.map(name)(deal.shuffled(map, map.harbours))
end

-- A river from coast to coast: both banks are forbidden at first, and every road leads there.
declare("midstream", "Midstream", "noon", "A river full of gold from coast to coast.",
    large and {
        rows = {
            { q = 0, r = -3, "?", "gold 10", "?", "?" },
            { q = -1, r = -2, "?", "?", "gold 3", "?", "?" },
            { q = -2, r = -1, "?", "?", "gold 5", "?", "?", "?" },
            { q = -3, r = 0, "?", "?", "?", "gold 11", "?", "?", "?" },
            { q = -3, r = 1, "?", "?", "?", "gold 4", "?", "?" },
            { q = -3, r = 2, "?", "?", "gold 9", "?", "?" },
            { q = -3, r = 3, "?", "?", "gold 12", "?" },
        },
        terrains = { forest = 6, pasture = 6, fields = 6, hills = 5, mountains = 5, desert = 2 },
        tokens = {
            2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12,
            10, 5, 4, 9, 5, 9, 12, 3, 2, 6,
        },
        harbours = {
            { 0, -3, "NE", "any" }, { 3, -3, "NW", "grain" }, { 3, -2, "E", "any" },
            { 3, 0, "NE", "wool" }, { 2, 1, "SE", "any" }, { 0, 3, "SE", "ore" },
            { -2, 3, "SE", "any" }, { -3, 3, "W", "brick" }, { -3, 1, "W", "lumber" },
            { -3, 0, "NW", "any" }, { -1, -2, "NW", "wool" },
        },
    } or {
        rows = {
            { q = -1, r = -2, "?", "?", "gold 11", "?" },
            { q = -2, r = -1, "?", "?", "gold 4", "?", "?" },
            { q = -3, r = 0, "?", "?", "gold 9", "?", "?", "?" },
            { q = -3, r = 1, "?", "?", "gold 3", "?", "?" },
            { q = -3, r = 2, "?", "gold 10", "?", "?" },
        },
        terrains = { forest = 4, pasture = 4, fields = 4, hills = 3, mountains = 3, desert = 1 },
        tokens = {
            5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11,
        },
        harbours = {
            { 0, -2, "NW", "any" }, { 2, -2, "NW", "grain" }, { 2, -1, "E", "any" },
            { 2, 0, "SE", "wool" }, { 0, 2, "SE", "ore" }, { -1, 2, "SW", "any" },
            { -3, 2, "W", "brick" }, { -3, 0, "SW", "any" }, { -2, -1, "NW", "lumber" },
        },
    })

-- Three valleys, and between them streams that rise in the desert in the middle.
declare("headwaters", "Headwaters", "morning", "Three streams of gold that rise in a desert.",
    large and {
        rows = {
            { q = 4, r = -4, "?" },
            { q = 0, r = -3, "gold 12", "?", "?", "?" },
            { q = -1, r = -2, "?", "gold 3", "?", "?", "?" },
            { q = -2, r = -1, "?", "?", "gold 9", "?", "?", "?" },
            { q = -4, r = 0, "?", "?", "?", "?", "desert", "gold 4", "gold 10", "gold 2" },
            { q = -3, r = 1, "?", "?", "gold 11", "?", "?", "?" },
            { q = -3, r = 2, "?", "gold 5", "?", "?", "?" },
            { q = -3, r = 3, "gold 9", "?", "?", "?" },
            { q = 0, r = 4, "?" },
        },
        terrains = { forest = 6, pasture = 6, fields = 6, hills = 6, mountains = 6 },
        tokens = {
            2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12,
            10, 5, 4, 9, 5, 9, 12, 3, 2, 6, 4, 10,
        },
        harbours = {
            { 4, -4, "E", "any" }, { 3, -1, "NE", "grain" }, { 2, 1, "E", "any" },
            { 0, 4, "NE", "wool" }, { 0, 3, "SW", "any" }, { -2, 3, "SW", "ore" },
            { -3, 2, "W", "any" }, { -4, 0, "SW", "brick" }, { -2, -1, "W", "lumber" },
            { 1, -3, "NW", "any" }, { 2, -3, "NE", "wool" },
        },
    } or {
        rows = {
            { q = 2, r = -3, "?", "?" },
            { q = 0, r = -2, "gold 3", "?", "?", "?" },
            { q = -2, r = -1, "?", "?", "gold 9", "?", "?" },
            { q = -3, r = 0, "?", "?", "?", "desert", "gold 4", "gold 10" },
            { q = -3, r = 1, "?", "?", "gold 11", "?", "?" },
            { q = -2, r = 2, "gold 5", "?", "?", "?" },
            { q = -1, r = 3, "?", "?" },
        },
        terrains = { forest = 5, pasture = 4, fields = 4, hills = 4, mountains = 4 },
        tokens = {
            5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11,
            4, 10, 5,
        },
        harbours = {
            { 3, -3, "NW", "any" }, { 3, -2, "SE", "grain" }, { 1, 1, "E", "any" },
            { 0, 3, "E", "wool" }, { -1, 3, "W", "ore" }, { -2, 1, "SW", "any" },
            { -3, 0, "SW", "brick" }, { -2, -1, "NE", "any" }, { 1, -2, "NW", "lumber" },
        },
    })
