-- The island of five and six players (section 17): as printed, or dealt anew.
local deal = hex.include "maps/deal.lua"

-- Below table 17.2.
local harbours = {
    { 0, -3, "NW", "any" }, { 1, -3, "NE", "wool" }, { 2, -2, "NE", "any" },
    { -2, -1, "W", "ore" }, { 2, 0, "E", "any" }, { -3, 0, "SW", "any" },
    { -3, 2, "W", "grain" }, { 1, 1, "SE", "brick" }, { -1, 3, "E", "wool" },
    { -3, 3, "SW", "any" }, { -2, 3, "SE", "lumber" },
}

-- Table 17.2; it is also a fine map for fewer players.
local printed = {
    title = "Large island", help = "The printed island of the five and six player game.",
    rows = {
        { q = 0, r = -3, "forest 4", "pasture 5", "fields 2" },
        { q = -1, r = -2, "hills 6", "mountains 11", "hills 10", "pasture 8" },
        { q = -2, r = -1, "desert", "forest 12", "fields 12", "forest 9", "fields 4" },
        { q = -3, r = 0, "fields 3", "forest 10", "mountains 3", "hills 6", "hills 5", "forest 8" },
        { q = -3, r = 1, "pasture 9", "mountains 5", "fields 2", "desert", "pasture 3" },
        { q = -3, r = 2, "hills 8", "pasture 4", "pasture 9", "mountains 6" },
        { q = -3, r = 3, "mountains 11", "fields 11", "forest 10" },
    },
}
deal.as_printed(printed)
deal.harbours(printed, harbours)
hex.map "printed_large" (printed)

if hex.players > 4 then
    local dealt = {
        title = "Large island", help = "A new large island in every game.",
        rows = {
            { q = 0, r = -3, "?", "?", "?" },
            { q = -1, r = -2, "?", "?", "?", "?" },
            { q = -2, r = -1, "?", "?", "?", "?", "?" },
            { q = -3, r = 0, "?", "?", "?", "?", "?", "?" },
            { q = -3, r = 1, "?", "?", "?", "?", "?" },
            { q = -3, r = 2, "?", "?", "?", "?" },
            { q = -3, r = 3, "?", "?", "?" },
        },
        terrains = { forest = 6, pasture = 6, fields = 6, hills = 5, mountains = 5, desert = 2 },
        tokens = deal.large_tokens,
    }
    deal.by_options(dealt)
    deal.harbours(dealt, harbours)
    hex.map "variable" (dealt)
end
