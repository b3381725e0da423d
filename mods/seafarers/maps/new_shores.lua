-- Heading for New Shores (S-80 to S-84).
local chart = hex.include "maps/chart.lua"

if hex.players == 3 then
    chart("new_shores", {
        title = "Heading for New Shores",
        rows = {
            { 2, "~   ~   ~   ~   ~" },
            { 1, "~   H12 $5  ~   ~   ~" },
            { 0, "~   ~   ~   ~   P4  M9  ~" },
            { -1, "~   ~   G4  P6  ~   G3  ~   ~" },
            { -1, "~   P2  M5  F10 ~   $4  ~" },
            { -2, "~   H8  P10 P9  F8  ~   ~   ~" },
            { -2, "~   G11 M3  H11 ~   M8  ~" },
            { -2, "~   G6  F5  ~   H10 ~" },
            { -2, "~   ~   ~   ~   ~" },
        },
        regions = { home = "1,3 2,3 0,4 1,4 2,4 -1,5 0,5 1,5 2,5 -1,6 0,6 1,6 -1,7 0,7" },
        setup_on = { "home" },                                                          -- S-80
        harbours = {
            "-1,5 NW ore", "-1,5 SW any", "-1,7 W brick", "0,7 SW lumber", "0,7 E any",
            "2,3 E any", "2,5 NE wool", "1,3 W grain",
        },
        pawns = { robber = "2,1", pirate = "5,4" },                                     -- S-83
        shuffle = { "1,3 2,3 0,4 1,4 2,4 -1,5 0,5 1,5 2,5 -1,6 0,6 1,6 -1,7 0,7" },      -- S-84
    })
else
    chart("new_shores", {
        title = "Heading for New Shores",
        rows = {
            { 2, "~   ~   ~   ~   ~   ~" },
            { 1, "~   M8  P11 ~   $4  ~   ~" },
            { 0, "~   ~   ~   ~   ~   H5  M2  ~" },
            { -1, "~   ~   P5  F6  M4  ~   F9  ~   ~" },
            { -1, "~   G12 H11 G3  P9  ~   $10 ~" },
            { -2, "~   H6  F10 D   G11 F5  ~   ~   ~" },
            { -2, "~   M3  P4  H9  P8  ~   H3  ~" },
            { -2, "~   G8  F2  M10 ~   G6  ~" },
            { -2, "~   ~   ~   ~   ~   ~" },
        },
        regions = {
            home = "1,3 2,3 3,3 0,4 1,4 2,4 3,4 -1,5 0,5 1,5 2,5 3,5 -1,6 0,6 1,6 2,6 -1,7 0,7 1,7",
        },
        setup_on = { "home" },
        harbours = {
            "0,4 W", "-1,6 W", "-1,7 SW", "0,7 SE", "2,6 SE", "3,5 E", "3,4 NE", "1,3 NW",
            "2,3 NE",
        },
        harbour_stock = { any = 4, lumber = 1, brick = 1, wool = 1, grain = 1, ore = 1 },
        pawns = { robber = "1,5", pirate = "6,4" },
        shuffle = {
            "1,3 2,3 3,3 0,4 1,4 2,4 3,4 -1,5 0,5 1,5 2,5 3,5 -1,6 0,6 1,6 2,6 -1,7 0,7 1,7",
        },
    })
end
