-- Deserts cut a strip of the main island off (S-101 to S-107, S-177, S-178). Deserts alone are
-- no island.
local chart = hex.include "maps/chart.lua"
local map = { title = "Through the Desert", setup_on = { "home" } }                     -- S-101

if hex.players < 4 then
    map.rows = {
        { 2, "~   ~   ~   ~   ~" },
        { 1, "~   $4  D   ~   M8  ~" },
        { 0, "~   F3  D   F4  ~   P11 ~" },
        { -1, "~   G6  D   H5  P6  ~   ~   ~" },
        { -1, "~   ~   M3  F10 ~   $5  ~" },
        { -2, "~   F11 H6  G2  H9  ~   ~   ~" },
        { -2, "~   M10 G9  F8  ~   G9  ~" },
        { -2, "~   P8  P4  ~   M5  ~" },
        { -2, "~   ~   ~   ~   ~" },
    }
    map.regions = {
        home = "3,2 2,3 3,3 1,4 2,4 -1,5 0,5 1,5 2,5 -1,6 0,6 1,6 -1,7 0,7",
        strip = "2,1 1,2 0,3", no_island = "3,1 2,2 1,3",                   -- S-102, S-104
    }
    map.harbours = {
        "0,5 NW grain", "-1,5 SW wool", "3,2 NE lumber", "2,5 NE any", "-1,7 SE brick",
        "2,5 SE any", "-1,7 W ore", "0,7 E any",
    }
    map.pawns = { robber = "2,2", pirate = "5,4" }                                      -- S-107
    map.shuffle = { map.regions.home, map.regions.strip, "5,1 5,2 4,4 3,6 2,7" }
elseif hex.players == 4 then
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~" },
        { 1, "~   $10 D   F5  ~   M9  ~" },
        { 0, "~   M11 D   H3  P6  ~   G4  ~" },
        { -1, "~   G8  D   M8  G10 F4  ~   H2  ~" },
        { -1, "~   ~   F10 H11 P9  ~   ~   ~" },
        { -2, "~   H12 H6  G5  F8  ~   $5  P3  ~" },
        { -2, "~   P3  P11 M4  ~   ~   ~   ~" },
        { -2, "~   ~   F9  ~   M6  G12 ~" },
        { -2, "~   ~   ~   ~   ~   ~" },
    }
    map.regions = {
        home = "4,1 3,2 4,2 2,3 3,3 4,3 1,4 2,4 3,4 -1,5 0,5 1,5 2,5 -1,6 0,6 1,6 0,7",
        strip = "2,1 1,2 0,3", no_island = "3,1 2,2 1,3",
    }
    map.harbours = {
        "0,7 SW any", "-1,6 W grain", "-1,6 SE ore", "4,3 NE any", "0,7 E lumber", "1,4 W wool",
        "4,3 SE any", "4,1 E brick", "2,5 SE any",
    }
    map.pawns = { robber = "2,2", pirate = "6,4" }
    map.shuffle = { map.regions.home, map.regions.strip, "6,1 6,2 6,3 4,5 5,5 2,7 3,7" }
else
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
        { 1, "~   $a  a   a   ~   a   a   a   a   ~" },
        { 0, "~   a   a   D   D   D   D   D   ~   ~   ~" },
        { -1, "~   ~   ~   ~   a   a   a   a   ~   ~   b   ~" },
        { -1, "~   a   a   a   a   a   a   a   ~   ~   ~" },
        { -2, "~   a   a   a   a   a   a   a   ~   ~   b   ~" },
        { -2, "~   a   a   ~   ~   ~   ~   ~   b   b   ~" },
        { -2, "~   a   ~   b   b   ~   b   ~   b   ~" },
        { -2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
    }
    map.regions = {
        home = "3,3 4,3 5,3 6,3 0,4 1,4 2,4 3,4 4,4 5,4 6,4 -1,5 0,5 1,5 2,5 3,5 4,5 5,5 -1,6 0,6 "
            .. "-1,7",
        west_strip = "2,2 1,2 2,1 3,1 4,1", east_strip = "6,1 7,1 8,1 9,1",             -- S-178
        no_island = "3,2 4,2 5,2 6,2 7,2",
    }
    map.pools = {
        a = {
            terrains = { fields = 5, forest = 6, hills = 7, mountains = 6, pasture = 5 },
            tokens = { 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 8, 8, 9, 9, 9, 10, 10, 10,
                11, 11, 11, 12, 12, 12 },
        },
        b = {
            terrains = { fields = 2, forest = 1, gold = 2, mountains = 1, pasture = 2 },
            tokens = { 2, 3, 4, 8, 8, 9, 10, 11 },
        },
    }
    map.harbours = {
        "-1,6 W", "-1,5 NW", "0,4 NW", "2,4 NW", "6,3 E", "6,4 SE", "5,5 SW", "3,5 SW", "1,5 SE",
        "0,6 SE", "-1,7 SW",
    }
    map.harbour_stock = { any = 5, lumber = 1, brick = 1, wool = 2, grain = 1, ore = 1 }
    map.pawns = { robber = "5,2", pirate = "5,7" }
end

chart("through_the_desert", map)
