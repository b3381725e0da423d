-- The play field of five and six players (P-296 to P-305).
if hex.players < 5 then return end
local chart = hex.include "maps/chart.lua"
local missions = hex.include "missions.lua"

-- The northern half and the row in the middle; the southern half is its mirror.
local northern = {
    { "II..N.N", "II..NNNN", "II..NNNNN", "III..N.N.N", "IIII......." },  -- P-297
    { "II..N.NN", "II..NNNNN", "II..NNN..N", "III..N.NN.N", "IIII........" },        -- P-298
    { "II..N.N.N", "II..NNNNNN", "II..NNNNNNN", "III..N.N.N.N", "IIII........." },  -- P-299
}
local function mirrored(half)
    local rows = {}
    for at, row in ipairs(half) do rows[at] = row end
    for at = #half - 1, 1, -1 do
        table.insert(rows, table.concat(half[at]:split "N", "S"))
    end
    return rows
end

-- Numbers of the island by row (P-300); the pasture is printed, all else is dealt (P-301).
local numbers = {
    { 2, 9 }, { 11, 8 }, { 4, 10 }, { 10, 3, 8 }, { 6, 5, 4, 5 }, { 3, 10, 6 }, { 8, 4 },
    { 11, 6 }, { 12, 9 },
}
local island = {}
for at, row in ipairs(numbers) do
    local r = at - 5
    for column, number in ipairs(row) do
        island[(column - 5 - math.min(0, r)) .. "," .. r] = { token = number }
    end
end
island["-4,0"].terrain = "pasture"

chart("far_shores", {
    title = "Far Shores", mood = "morning", players_least = 5, players_most = 6,
    help = "An island in the west, and two coasts in the east that nobody has seen.",
    rows = mirrored(northern[missions.count]), west = -4, island = island,
    loose = { forest = 5, hills = 3, pasture = 5, fields = 3, mountains = 5 },
})
