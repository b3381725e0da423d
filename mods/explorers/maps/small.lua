-- The play field of two to four players (P-273 to P-283).
if hex.players > 4 then return end
local chart = hex.include "maps/chart.lua"
local missions = hex.include "missions.lua"

local rows = {
    [0] = {                                                                 -- P-276, P-280
        "II..NN", "II..NNN", "II..N.NN", "III......", "II..S.SS", "II..SSS", "II..SS",
    },
    {                                                                       -- P-277, P-281
        "II..NNN", "II..NNNN", "II..NN.NN", "III.......", "II..SS.SS", "II..SSSS", "II..SSS",
    },
    {                                                                       -- P-278, P-282
        "II..NNNN", "II..NNNNN", "II..NN.N.N", "III........", "II..SS.S.S", "II..SSSSS", "II..SSSS",
    },
    {                                                                       -- P-279, P-283
        "II..NNNNN", "II..NNNNNN", "II..NN.N.NN", "III.........", "II..SS.S.SS", "II..SSSSSS",
        "II..SSSSS",
    },
}

-- Numbers and terrain of the starting island (P-274, P-285 to P-287).
local printed = {
    { "0,-3", 11, "mountains", "pasture" }, { "1,-3", 9, "forest", "forest" },
    { "-1,-2", 3, "fields", "fields" }, { "0,-2", 8, "pasture", "pasture" },
    { "-2,-1", 4, "hills", "hills" }, { "-1,-1", 10, "pasture", "mountains" },
    { "-3,0", 6, "pasture", "pasture" }, { "-2,0", 12, "mountains", "mountains" },
    { "-1,0", 8, "forest", "forest" },
    { "-3,1", 10, "fields", "fields" }, { "-2,1", 4, "pasture", "pasture" },
    { "-3,2", 11, "forest", "forest" }, { "-2,2", 6, "hills", "mountains" },
    { "-3,3", 3, "mountains", "hills" }, { "-2,3", 5, "forest", "forest" },
}

-- With `is_dealt` the loose tiles are shuffled; the pasture (-3,0) stays (P-243, P-288).
local function island(column, is_dealt)
    local tiles, loose = {}, {}
    for _, tile in ipairs(printed) do
        local terrain = tile[column]
        if is_dealt and tile[1] ~= "-3,0" then
            loose[terrain] = (loose[terrain] or 0) + 1
            terrain = nil
        end
        tiles[tile[1]] = { terrain = terrain, token = tile[2] }
    end
    return tiles, loose
end

local tiles, loose = island(missions.count == 0 and 3 or 4, missions.is_island_dealt)
chart("far_shores", {
    title = "Far Shores", mood = "morning", players_least = 2, players_most = 4,
    help = "An island in the west, and two coasts in the east that nobody has seen.",
    rows = rows[missions.rows], west = -3, island = tiles, loose = loose,
    start = missions.count == 0 and not hex.option "ep_drawn_lines"
        and hex.include "maps/land_ho_start.lua" or nil,
})
