-- The main island and small ones around it (S-80 to S-84, S-177).
local chart = hex.include "maps/chart.lua"
local map = { title = "Heading for New Shores", mood = "morning", setup_on = { "home" } }  -- S-80

if hex.players < 4 then
    map.rows = {
        { 2, "~   ~   ~   ~   ~" },
        { 1, "~   H12 $5  ~   ~   ~" },
        { 0, "~   ~   ~   ~   P4  M9  ~" },
        { -1, "~   ~   G4  P6  ~   G3  ~   ~" },
        { -1, "~   P2  M5  F10 ~   $4  ~" },
        { -2, "~   H8  P10 P9  F8  ~   ~   ~" },
        { -2, "~   G11 M3  H11 ~   M8  ~" },
        { -2, "~   G6  F5  ~   H10 ~" },
        { -2, "~   ~   ~   ~   ~" },
    }
    map.regions = { home = "1,3 2,3 0,4 1,4 2,4 -1,5 0,5 1,5 2,5 -1,6 0,6 1,6 -1,7 0,7" }
    map.harbours = {
        "-1,5 NW ore", "-1,5 SW any", "-1,7 W brick", "0,7 SW lumber", "0,7 E any", "2,3 E any",
        "2,5 NE wool", "1,3 W grain",
    }
    map.pawns = { robber = "2,1", pirate = "5,4" }                                      -- S-83
    map.shuffle = { map.regions.home, "2,1 3,1 4,2 5,2 4,3 4,4 3,6 2,7" }
elseif hex.players == 4 then
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~" },
        { 1, "~   M8  P11 ~   $4  ~   ~" },
        { 0, "~   ~   ~   ~   ~   H5  M2  ~" },
        { -1, "~   ~   P5  F6  M4  ~   F9  ~   ~" },
        { -1, "~   G12 H11 G3  P9  ~   $10 ~" },
        { -2, "~   H6  F10 D   G11 F5  ~   ~   ~" },
        { -2, "~   M3  P4  H9  P8  ~   H3  ~" },
        { -2, "~   G8  F2  M10 ~   G6  ~" },
        { -2, "~   ~   ~   ~   ~   ~" },
    }
    map.regions = {
        home = "1,3 2,3 3,3 0,4 1,4 2,4 3,4 -1,5 0,5 1,5 2,5 3,5 -1,6 0,6 1,6 2,6 -1,7 0,7 1,7",
    }
    map.harbours = {
        "0,4 W", "-1,6 W", "-1,7 SW", "0,7 SE", "2,6 SE", "3,5 E", "3,4 NE", "1,3 NW", "2,3 NE",
    }
    map.harbour_stock = { any = 4, lumber = 1, brick = 1, wool = 1, grain = 1, ore = 1 }
    map.pawns = { pirate = "6,4" }                                  -- the robber finds the desert
    map.shuffle = { map.regions.home, "2,1 3,1 5,1 5,2 6,2 5,3 5,4 4,6 3,7" }           -- S-84
else
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
        { 1, "~   H12 ~   a   a   a   ~   b   ~   ~" },
        { 0, "~   b   ~   a   a   a   a   ~   ~   ~   ~" },
        { -1, "~   b   ~   a   a   a   a   a   ~   b   ~   ~" },
        { -1, "~   ~   a   a   a   a   a   a   ~   ~   ~" },
        { -2, "~   b   ~   a   a   a   a   a   ~   b   ~   ~" },
        { -2, "~   b   ~   a   a   a   a   ~   ~   ~   ~" },
        { -2, "~   b   ~   a   a   a   ~   b   ~   ~" },
        { -2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
    }
    map.regions = {
        home = "4,1 5,1 6,1 3,2 4,2 5,2 6,2 2,3 3,3 4,3 5,3 6,3 1,4 2,4 3,4 4,4 5,4 6,4 "
            .. "1,5 2,5 3,5 4,5 5,5 1,6 2,6 3,6 4,6 1,7 2,7 3,7",
    }
    map.pools = {
        a = {
            terrains = { forest = 6, pasture = 6, fields = 6, hills = 5, mountains = 5,
                desert = 2 },
            tokens = { 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 8, 8, 8, 9, 9, 9, 10, 10, 10,
                11, 11, 11, 12, 12 },
        },
        b = {
            terrains = { fields = 1, forest = 1, gold = 3, hills = 1, mountains = 2, pasture = 1 },
            tokens = { 2, 3, 4, 5, 6, 8, 9, 10, 11 },
        },
    }
    map.harbours = {
        "5,1 NE", "6,2 NE", "6,3 E", "6,4 SE", "4,6 E", "3,7 SE", "2,7 SW", "1,6 SW", "1,4 SW",
        "2,3 W", "3,2 NW",
    }
    map.harbour_stock = { any = 5, lumber = 1, brick = 1, wool = 2, grain = 1, ore = 1 }
    map.pawns = { robber = "2,1", pirate = "9,4" }                                      -- S-177
end

chart("new_shores", map)
