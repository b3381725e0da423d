-- A main island with a strait and a wasteland, and two small ones (S-160 to S-167).
local chart, marks = hex.include "maps/chart.lua", hex.include "maps/marks.lua"
local fertile = "5,1 4,2 0,3 1,3 2,3 3,3 4,3 5,3 0,4 1,4 2,4 3,4 4,4 -1,5 0,5 3,5 0,6 2,6 3,6 "
    .. "-1,7 1,7 2,7"

chart("wonders", {
    players_least = 3,
    title = "The Wonders", mood = "evening", players_most = 4,
    help = "A main island with a strait and a wasteland, where wonders can be built.",
    rows = {
        { 2, "~   ~   ~   ~   ~   ~   ~" },
        { 1, "~   $8  H2  ~   M10 ~   ~   ~" },
        { 0, "~   ~   ~   ~   F11 ~   D   ~   ~" },
        { -1, "~   M12 G6  H11 G10 P3  F9  D   ~   ~" },
        { -1, "~   M3  G4  M6  P5  H4  D   ~   ~" },
        { -2, "~   H8  P9  ~   ~   H10 ~   ~   $6  ~" },
        { -2, "~   ~   F3  ~   F8  G9  ~   F4  ~" },
        { -2, "~   M5  ~   P11 P2  ~   G5  ~" },
        { -2, "~   ~   ~   ~   ~   ~   ~" },
    },
    regions = { home = fertile .. " 6,2 6,3 5,4" },
    setup_on = { "home" },                                                  -- S-161
    harbours = {
        "1,4 SE", "3,6 SE", "3,3 NW", "1,3 NW", "1,7 SE", "0,4 W", "4,3 NE", "0,6 W", "3,6 NE",
    },
    harbour_stock = { any = 4, lumber = 1, brick = 1, wool = 1, grain = 1, ore = 1 },
    pawns = { robber = "6,3" },                                             -- S-160
    shuffle = { fertile },
    marks = marks {
        strait = { "0,6 SE", "1,7 NW" },
        -- Where the ships lie that claim wonders: on the rim, beyond the reach of others (S-163).
        dock = {
            "3,0 N", "3,0 NE", "4,0 N", "4,0 NE", "5,0 N", "5,0 NE", "6,0 N", "6,0 NE", "7,0 N",
            "7,0 NE",
        },
        wasteland = { "5,4 SW", "5,4 NW", "5,4 N", "6,2 SW", "6,2 S" },
    },
})
