-- Wide land with more than one lake: one lies where it always lies, the others are dealt.
local deal = hex.include "base:maps/deal.lua"
local large = hex.players > 4

hex.map "lakeland" (deal.shuffled({
    title = "Lakeland", help = "Wide land around several lakes.",
    rows = large and {
        { q = 0, r = -3, "?", "?", "?", "?" },
        { q = -1, r = -2, "?", "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", "?", "?", "?", "?" },
        { q = -3, r = 0, "?", "?", "?", "lake", "?", "?", "?" },
        { q = -3, r = 1, "?", "?", "?", "?", "?", "?" },
        { q = -3, r = 2, "?", "?", "?", "?", "?" },
    } or {
        { q = -1, r = -2, "?", "?", "?", "?" },
        { q = -2, r = -1, "?", "?", "?", "?", "?" },
        { q = -3, r = 0, "?", "?", "small_lake", "?", "?", "?" },
        { q = -3, r = 1, "?", "?", "?", "?", "?" },
        { q = -3, r = 2, "?", "?", "?", "?" },
    },
    terrains = large
        and { forest = 6, pasture = 6, fields = 6, hills = 6, mountains = 6, desert = 2 }
        or { forest = 5, pasture = 4, fields = 5, hills = 4, mountains = 4, desert = 1 },
    tokens = large and { 2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9,
        5, 9, 12, 3, 2, 6, 5, 9 }
        or { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 4, 10, 5, 9 },
}, large and {
    { 0, -3, "NW", "any" }, { 1, -3, "NE", "grain" }, { 3, -3, "NE", "any" },
    { 3, -2, "E", "ore" }, { 3, 0, "E", "any" }, { 2, 1, "E", "wool" },
    { 1, 2, "SE", "any" }, { -1, 2, "SE", "lumber" }, { -3, 2, "SW", "any" },
    { -3, 0, "W", "brick" }, { -1, -2, "NW", "wool" },
} or {
    { -1, -2, "NW", "any" }, { 1, -2, "NW", "grain" }, { 2, -2, "NE", "any" },
    { 2, 0, "E", "ore" }, { 1, 1, "E", "any" }, { 0, 2, "SE", "wool" },
    { -2, 2, "SE", "any" }, { -3, 2, "SW", "brick" }, { -3, 0, "W", "lumber" },
}))
