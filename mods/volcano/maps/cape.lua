-- Three volcanoes with the numbers 4, 5 and 6 (T-38). Until there are ships the three lie at the
-- end of a cape: one tile leads to them, and a harbour waits behind.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4

hex.map "volcano_cape" (deal.shuffled({
    title = "Three fires", help = "Three volcanoes at the end of a cape.",
    rows = large and {
        { q = 0, r = -3, "?", "?", "?" },
        { q = -1, r = -2, "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", "?", "?", "?", ".", "volcano 5", "volcano 6" },
        { q = -3, r = 0, "?", "?", "?", "?", "?", "?", "?", "volcano 4" },
        { q = -3, r = 1, "?", "?", "?", "?", "?" },
        { q = -3, r = 2, "?", "?", "?", "?" },
        { q = -3, r = 3, "?", "?", "?" },
    } or {
        { q = 0, r = -2, "?", "?", "?" },
        { q = -1, r = -1, "?", "?", "?", "?", ".", "volcano 5", "volcano 6" },
        { q = -2, r = 0, "?", "?", "?", "?", "?", "?", "volcano 4" },
        { q = -2, r = 1, "?", "?", "?", "?" },
        { q = -2, r = 2, "?", "?", "?" },
    },
    terrains = large
        and { forest = 6, pasture = 6, fields = 6, hills = 5, mountains = 6, desert = 2 }
        or { forest = 4, pasture = 4, fields = 4, hills = 4, mountains = 3, desert = 1 },
    tokens = large
        and { 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 11,
            11, 12, 12 }
        or { 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 10, 11, 11, 12 },
}, large and {
    { 0, -3, "NW", "any" }, { 1, -3, "NE", "wool" }, { 2, -2, "NE", "any" },
    { -2, -1, "W", "ore" }, { 5, -1, "E", "any" }, { -3, 0, "SW", "any" },
    { -3, 2, "W", "grain" }, { 1, 1, "SE", "brick" }, { -1, 3, "E", "wool" },
    { -3, 3, "SW", "any" }, { -2, 3, "SE", "lumber" },
} or {
    { 0, -2, "NW", "any" }, { 1, -2, "NE", "grain" }, { 2, -2, "E", "ore" },
    { 5, -1, "E", "any" }, { 1, 1, "SE", "wool" }, { -1, 2, "SE", "any" },
    { -2, 2, "SW", "any" }, { -2, 1, "W", "brick" }, { -1, -1, "W", "lumber" },
}))
