-- A main island between the small ones of the tribe, on whose coasts gifts lie (S-108 to S-119).
local chart, marks = hex.include "maps/chart.lua", hex.include "maps/marks.lua"

chart("forgotten_tribe", {
    players_least = 3,
    title = "The Forgotten Tribe", mood = "evening", players_most = 4,
    help = "A main island between the small ones of a tribe that has gifts for whoever comes by.",
    rows = {
        { 2, "~   ~   ~   ~   ~   ~   ~" },
        { 1, "~   $   M   ~   D   M   G   ~" },
        { 0, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
        { -1, "~   G6  F9  M11 H5  F6  M4  ~   P   ~" },
        { -1, "~   P10 H8  P4  G12 F5  P2  ~   ~" },
        { -2, "~   F11 G9  M3  P8  H10 G3  ~   F   ~" },
        { -2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
        { -2, "~   D   H   ~   H   D   $   ~" },
        { -2, "~   ~   ~   ~   ~   ~   ~" },
    },
    regions = {
        home = "0,3 1,3 2,3 3,3 4,3 5,3 0,4 1,4 2,4 3,4 4,4 5,4 -1,5 0,5 1,5 2,5 3,5 4,5",
        tribe = "2,1 3,1 5,1 6,1 7,1 7,3 6,5 -1,7 0,7 2,7 3,7 4,7",
    },
    setup_on = { "home" }, closed = { "tribe" },                            -- S-108, S-109
    harbour_stock = { any = 1, lumber = 1, brick = 1, wool = 1, grain = 1, ore = 1 },
    pawns = { robber = "3,7", pirate = "4,1" },                             -- S-117, S-118
    marks = marks {                                                         -- S-110
        gift_point = {
            "2,1 NE", "5,1 NE", "7,1 NE", "7,3 E", "6,5 E", "4,7 SE", "2,7 SW", "-1,7 SE",
        },
        gift_harbour = { "2,1 NW", "5,1 NW", "7,3 NE", "6,5 SE", "2,7 SE", "-1,7 SW" },
        gift_card = { "2,1 W", "7,1 E", "4,7 E", "-1,7 W" },
    },
})
