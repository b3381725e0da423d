-- A main island in the east, and in the west the islands of the pirates with a fortress for each
-- player (S-137 to S-159, table 16.1).
local chart, marks = hex.include "maps/chart.lua", hex.include "maps/marks.lua"
local main = "6,1 7,1 6,2 7,2 5,3 6,3 7,3 4,4 5,4 6,4 4,5 5,5 6,5 4,6 5,6 3,7 4,7"

-- Of each seat: settlement and ship to begin with, landing place, fortress.
local seats = {
    { "6,1 S", "6,1 SW", "3,1 NE", "2,1 N" }, { "4,4 S", "4,4 SW", "1,4 S", "-1,6 N" },
    { "3,7 N", "3,7 NW", "0,7 SE", "-1,7 S" }, { "4,4 N", "4,4 NW", "1,4 N", "1,2 S" },
}
-- The way of each seat from its settlement to its fortress (table 16.2), each path with the number
-- of ships that are needed from there on. They are the shortest ways over water, too (S-144).
local lanes = {
    {
        "5,2 NE 9", "5,2 NW 8", "6,1 W 8", "4,2 NE 7", "5,1 NE 7", "4,2 NW 6", "5,1 W 6",
        "5,1 NW 6", "3,2 NE 5", "4,1 NE 5", "4,1 W 4", "4,1 NW 4", "3,1 NE 3", "3,1 NW 2",
        "2,1 NE 1",
    },
    {
        "3,5 NE 9", "3,5 NW 8", "2,5 NE 7", "2,5 NW 6", "1,5 NE 5", "1,5 NW 4", "0,5 NE 3",
        "1,5 W 3", "0,5 NW 2", "0,6 NW 2", "0,5 W 1", "-1,6 NE 1",
    },
    {
        "3,7 NW 9", "2,7 NE 8", "3,7 W 8", "2,7 NW 7", "2,8 NW 7", "1,7 NE 6", "2,7 W 6",
        "1,8 NE 6", "1,7 NW 5", "1,8 NW 5", "1,7 W 4", "0,8 NE 4", "0,8 NW 3", "-1,8 NE 2",
        "-1,8 NW 1",
    },
    {
        "4,4 NW 9", "3,4 NE 8", "3,4 NW 7", "2,4 NE 6", "2,4 NW 5", "1,4 NE 4", "1,4 NW 3",
        "2,3 W 3", "0,4 NE 2", "1,3 NE 2", "1,3 W 1", "1,3 NW 1",
    },
}

-- The tiles that the fleet sails around, clockwise (S-147).
local circuit = {
    { 2, 7 }, { 1, 7 }, { 1, 6 }, { 1, 5 }, { 2, 4 }, { 2, 3 }, { 3, 2 }, { 4, 1 }, { 5, 1 },
    { 5, 2 }, { 4, 3 }, { 3, 4 }, { 3, 5 }, { 3, 6 },
}

-- On the coasts where players land every corner but their own is nobody's (S-145).
local beach, nobody = {}, 7
for _, tile in ipairs { "3,1", "1,4", "0,7" } do
    for _, corner in ipairs { "N", "NE", "SE", "S", "SW", "NW" } do
        beach[tile .. " " .. corner] = nobody
    end
end

local start = {}
local texts = {
    landing = {}, fortress_chits = {}, fleet_course = {},
}
for number, place in ipairs(circuit) do
    table.insert(texts.fleet_course, place[1] .. "," .. place[2] .. " " .. number)
end
for seat = 1, hex.players do                                                -- S-138
    local places = seats[seat]
    for number, piece in ipairs { "settlement", "ship", "landing", "fortress" } do
        local words = places[number]:split(" ")
        local at = words[1]:split(",")
        if piece ~= "landing" then
            table.insert(start, {
                seat = seat, piece = piece, q = tonumber(at[1]), r = tonumber(at[2]), at = words[2],
            })
        end
    end
    table.insert(texts.landing, places[3] .. " " .. seat)
    beach[places[3]] = seat
    table.insert(texts.fortress_chits, places[4] .. " 3")
    texts["lane_" .. seat] = lanes[seat]
end

texts.beach = {}
for corner, seat in pairs(beach) do table.insert(texts.beach, corner .. " " .. seat) end

chart("pirate_islands", {
    players_least = 3,
    title = "The Pirate Islands", mood = "night", players_most = 4,
    help = "Sail west, land, and take your fortress from the pirates, while their fleet cruises.",
    rows = {
        { 2, "~   ~   ~   ~   ~   ~   ~" },
        { 1, "~   $11 M6  ~   ~   G4  H5  ~" },
        { 0, "~   H   ~   ~   D   ~   M9  F10 ~" },
        { -1, "~   G4  ~   ~   D   ~   F3  P8  F5  ~" },
        { -1, "~   ~   M8  ~   ~   G6  H9  P12 ~" },
        { -2, "~   G10 ~   ~   D   ~   P11 F8  P9  ~" },
        { -2, "~   H   ~   ~   P   ~   M5  F2  ~" },
        { -2, "~   $3  M6  ~   ~   G10 H4  ~" },
        { -2, "~   ~   ~   ~   ~   ~   ~" },
    },
    regions = { home = main, rocks = "4,2 3,3 2,5 2,6 2,1 1,2 0,3 -1,5 -1,6 -1,7" },
    setup_on = { "home" }, closed = { "rocks" },                            -- S-139, S-145, S-159
    harbours = { "3,7 SE", "6,5 SE", "7,1 NW", "6,1 NW", "5,6 SE", "7,2 E", "7,1 E", "6,4 E" },
    harbour_stock = { any = 3, lumber = 1, brick = 1, wool = 1, grain = 1, ore = 1 },
    pawns = { fleet = "2,7" },
    start = start, setup_follows = true,
    marks = marks(texts),
})
