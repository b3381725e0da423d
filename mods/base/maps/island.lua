-- The island of three and four players: as printed for beginners, or dealt anew (sections 3 and 4).
local deal = hex.include "maps/deal.lua"

-- Table 3.2.
local harbours = {
    { 0, -2, "NW", "any" }, { 1, -2, "NE", "grain" }, { 2, -1, "NE", "ore" },
    { 2, 0, "E", "any" }, { 1, 1, "SE", "wool" }, { -1, 2, "SE", "any" },
    { -2, 2, "SW", "any" }, { -2, 1, "W", "brick" }, { -1, -1, "W", "lumber" },
}

-- Table 3.1.
if hex.players < 5 then
    local printed = {
        title = "First island", mood = "morning", players_least = 2, players_most = 4,
        help = "The layout that the rules recommend for a first game.",
        rows = {
            { q = 0, r = -2, "mountains 10", "pasture 2", "forest 9" },
            { q = -1, r = -1, "fields 12", "hills 6", "pasture 4", "hills 10" },
            { q = -2, r = 0, "fields 9", "forest 11", "desert", "forest 3", "mountains 8" },
            { q = -2, r = 1, "forest 8", "mountains 3", "fields 4", "pasture 5" },
            { q = -2, r = 2, "hills 5", "fields 6", "pasture 11" },
        },
        start = hex.include("maps/first_pieces.lua")("settlement"),
    }
    deal.as_printed(printed)
    deal.harbours(printed, harbours, true)
    hex.map "beginner" (printed)

    local dealt = {
        title = "Island", help = "A new island in every game.", players_least = 2, players_most = 4,
        rows = {
            { q = 0, r = -2, "?", "?", "?" },
            { q = -1, r = -1, "?", "?", "?", "?" },
            { q = -2, r = 0, "?", "?", "?", "?", "?" },
            { q = -2, r = 1, "?", "?", "?", "?" },
            { q = -2, r = 2, "?", "?", "?" },
        },
        terrains = { forest = 4, pasture = 4, fields = 4, hills = 3, mountains = 3, desert = 1 },
        tokens = deal.small_tokens,
    }
    deal.by_options(dealt)
    deal.harbours(dealt, harbours)
    hex.map "variable" (dealt)
end
