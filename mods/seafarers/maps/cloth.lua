-- Two large islands and between them four small ones with villages of weavers (S-120 to S-136).
local chart, marks = hex.include "maps/chart.lua", hex.include "maps/marks.lua"
local north = "2,1 3,1 4,1 5,1 6,1 1,2 2,2 5,2 6,2 0,3"
local south = "5,5 -1,6 0,6 3,6 4,6 -1,7 0,7 1,7 2,7 3,7"

-- Each village with its number; 5 cloth lie in each (S-122).
local villages = {
    "1,4 S 9", "1,4 N 10", "2,5 S 3", "2,5 N 6", "3,3 S 8", "3,3 N 11", "4,4 S 5", "4,4 N 4",
}
local stocks, traders = {}, {}
for _, village in ipairs(villages) do
    local words = village:split(" ")
    table.insert(stocks, words[1] .. " " .. words[2] .. " 5")
    table.insert(traders, words[1] .. " " .. words[2] .. " 0")
end

chart("cloth", {
    players_least = 3,
    title = "Cloth", players_most = 4,
    help = "Ships that reach the villages between two islands bring home cloth.",
    rows = {
        { 2, "~   ~   ~   ~   ~   ~" },
        { 1, "~   F4  P6  H5  P11 G8  ~" },
        { 0, "~   G3  F12 ~   ~   F3  M9  ~" },
        { -1, "~   G12 ~   ~   $   ~   ~   ~   ~" },
        { -1, "~   ~   D   ~   ~   D   ~   ~" },
        { -2, "~   ~   ~   ~   $   ~   ~   M2  ~" },
        { -2, "~   H9  G2  ~   ~   P11 M4  ~" },
        { -2, "~   P10 F6  M5  G10 H8  ~" },
        { -2, "~   ~   ~   ~   ~   ~" },
    },
    regions = { north = north, south = south, villages = "3,3 1,4 4,4 2,5" },
    setup_on = { "north", "south" }, closed = { "villages" },               -- S-121
    no_pawns = { "villages" },                                              -- S-133
    harbours = {
        "0,7 SW", "-1,6 W", "2,1 NE", "5,5 E", "1,2 W", "4,6 SE", "6,2 E", "2,7 SE", "5,1 NW",
    },
    harbour_stock = { any = 4, lumber = 1, brick = 1, wool = 1, grain = 1, ore = 1 },
    pawns = { robber = "0,3", pirate = "6,4" },                             -- S-133
    shuffle = { north, south },
    marks = marks { village = villages, village_cloth = stocks, traders = traders },
})
