-- The two maps of this mod, each in a small and a large size. Terrains and numbers are dealt as the
-- options of the base game say, but shuffled: a spiral needs a round shape.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4

local function declare(name, title, mood, help, map)
    map.title, map.mood, map.help = title, mood, help
    hex.map(name)(deal.shuffled(map, map.harbours))
end

-- The jungle is in the middle: goods come from the coast, discoveries from behind it.
declare("green_heart", "Green Heart", "noon", "Jungle in the middle, everything else around it.",
    large and {
        rows = {
            { q = 0, r = -3, "?", "?", "?", "?" },
            { q = -1, r = -2, "?", "?", "?", "?", "?" },
            { q = -2, r = -1, "?", "?", "?", "jungle", "?", "?" },
            { q = -3, r = 0, "?", "?", "jungle", "jungle", "jungle", "?", "?" },
            { q = -3, r = 1, "?", "?", "jungle", "?", "?", "?" },
            { q = -3, r = 2, "?", "?", "?", "?", "?" },
            { q = -3, r = 3, "?", "?", "?", "?" },
        },
        terrains = { forest = 7, pasture = 7, fields = 6, hills = 6, mountains = 6 },
        tokens = {
            2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12,
            10, 5, 4, 9, 5, 9, 12, 3, 2, 6, 4, 10, 5, 9,
        },
        harbours = {
            { 1, -3, "NW", "any" }, { 3, -3, "NW", "grain" }, { 3, -2, "E", "any" },
            { 3, 0, "NE", "wool" }, { 2, 1, "SE", "any" }, { 0, 3, "SE", "ore" },
            { -2, 3, "SE", "any" }, { -3, 3, "W", "brick" }, { -3, 1, "W", "lumber" },
            { -3, 0, "NW", "any" }, { -1, -2, "NW", "wool" },
        },
    } or {
        rows = {
            { q = 0, r = -2, "?", "?", "?", "?" },
            { q = -1, r = -1, "?", "?", "?", "?", "?" },
            { q = -2, r = 0, "?", "?", "jungle", "jungle", "?", "?" },
            { q = -2, r = 1, "?", "?", "jungle", "?", "?" },
            { q = -2, r = 2, "?", "?", "?", "?" },
            { q = -2, r = 3, "?", "?", "?" },
        },
        terrains = { forest = 5, pasture = 5, fields = 5, hills = 4, mountains = 5 },
        tokens = {
            5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11,
            4, 10, 5, 9, 3, 11,
        },
        harbours = {
            { 1, -2, "NW", "any" }, { 3, -2, "NW", "grain" }, { 3, -1, "E", "any" },
            { 2, 1, "E", "wool" }, { 0, 3, "E", "ore" }, { -1, 3, "SW", "any" },
            { -2, 2, "SW", "brick" }, { -2, 0, "SW", "any" }, { -1, -1, "NW", "lumber" },
        },
    })

-- Three peninsulas with a jungle at each end: the best fields are far from them.
declare("lost_cities", "Lost Cities", "evening", "Three peninsulas, each with a jungle at its end.",
    large and {
        rows = {
            { q = 4, r = -4, "jungle" },
            { q = 1, r = -3, "?", "?", "?" },
            { q = -1, r = -2, "?", "?", "?", "?", "?" },
            { q = -2, r = -1, "?", "?", "?", "?", "?", "?" },
            { q = -4, r = 0, "jungle", "?", "?", "?", "?", "?", "?" },
            { q = -3, r = 1, "?", "?", "?", "?", "?", "?" },
            { q = -3, r = 2, "?", "?", "?", "?", "?" },
            { q = -2, r = 3, "?", "?", "?" },
            { q = 0, r = 4, "jungle" },
        },
        terrains = { forest = 7, pasture = 7, fields = 7, hills = 6, mountains = 7 },
        tokens = {
            2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12,
            10, 5, 4, 9, 5, 9, 12, 3, 2, 6, 4, 10, 5, 9, 3, 11,
        },
        harbours = {
            { 3, -3, "E", "any" }, { 3, -1, "NE", "grain" }, { 2, 1, "E", "any" },
            { 0, 3, "E", "wool" }, { 0, 3, "SW", "any" }, { -2, 3, "W", "ore" },
            { -3, 2, "W", "any" }, { -3, 0, "SW", "brick" }, { -2, -1, "W", "lumber" },
            { 0, -2, "NW", "any" }, { 2, -3, "NE", "wool" },
        },
    } or {
        rows = {
            { q = 2, r = -3, "?", "jungle" },
            { q = 1, r = -2, "?", "?", "?" },
            { q = -2, r = -1, "?", "?", "?", "?", "?" },
            { q = -3, r = 0, "jungle", "?", "?", "?", "?" },
            { q = -3, r = 1, "?", "?", "?", "?", "?" },
            { q = -1, r = 2, "?", "?", "?" },
            { q = -1, r = 3, "?", "jungle" },
        },
        terrains = { forest = 5, pasture = 4, fields = 5, hills = 4, mountains = 4 },
        tokens = {
            5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11,
            4, 10, 5, 9,
        },
        harbours = {
            { 2, -3, "NE", "any" }, { 3, -2, "SE", "grain" }, { 1, 1, "NE", "any" },
            { 1, 2, "SE", "wool" }, { -1, 3, "W", "ore" }, { -2, 1, "SE", "any" },
            { -3, 1, "W", "brick" }, { -2, -1, "NE", "any" }, { 1, -2, "W", "lumber" },
        },
    })
