-- An arm of the sea in the middle of the land. Its grounds touch up to six corners, so their
-- numbers are the rare ones; the common numbers lie around the coast as usual.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4

hex.map "fjord" (deal.shuffled({
    title = "Fjord", mood = "evening",
    help = "An arm of the sea with rich fishing cuts deep into the land.",
    rows = large and {
        { q = 0, r = -3, "?", "?", "?", "?" },
        { q = -1, r = -2, "?", "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", "?", "?", "?", "?" },
        { q = -3, r = 0, "?", "?", "?", "fishing_ground 11", "?", "?", "?" },
        { q = -3, r = 1, "?", "?", "fishing_ground 3", "?", "?", "?" },
        { q = -3, r = 2, "?", "?", "fishing_ground 12", "?", "?" },
    } or {
        { q = 0, r = -2, "?", "?", "?" },
        { q = -1, r = -1, "?", "?", "?", "?" },
        { q = -2, r = 0, "?", "?", "?", "?", "?" },
        { q = -3, r = 1, "?", "?", "fishing_ground 11", "?", "?" },
        { q = -3, r = 2, "?", "?", "fishing_ground 3", "?", "?" },
        { q = -3, r = 3, "?", ".", ".", "?" },
    },
    terrains = large
        and { forest = 6, pasture = 6, fields = 6, hills = 5, mountains = 5, desert = 2 }
        or { forest = 5, pasture = 4, fields = 4, hills = 4, mountains = 4, desert = 1 },
    tokens = large and { 2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9,
        5, 9, 12, 3, 2, 6 }
        or { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 4, 10, 5 },
}, large and {
    { 0, -3, "NW", "any" }, { 1, -3, "NE", "grain" }, { 3, -3, "NE", "any" },
    { 3, -2, "E", "ore" }, { 3, 0, "E", "any" }, { 1, 2, "SE", "wool" },
    { 0, 2, "SW", "any" }, { -2, 2, "SE", "lumber" }, { -3, 2, "SW", "any" },
    { -3, 0, "W", "brick" }, { -1, -2, "NW", "wool" },
} or {
    { 0, -2, "NW", "any" }, { 2, -2, "NE", "grain" }, { 2, 0, "E", "any" },
    { 1, 2, "E", "ore" }, { 0, 3, "SE", "any" }, { -3, 3, "SW", "wool" },
    { -3, 1, "W", "any" }, { -2, 0, "W", "lumber" }, { -1, -1, "NW", "brick" },
}))
