-- Four islands, or six for more players (S-85 to S-88, S-177). All are alike, so none has a name.
local chart = hex.include "maps/chart.lua"
local map = { title = "The Four Islands" }

if hex.players < 4 then
    map.rows = {
        { 2, "~   ~   ~   ~   ~" },
        { 1, "~   ~   ~   G4  P3  ~" },
        { 0, "~   M4  F9  ~   G9  H5  ~" },
        { -1, "~   P6  M10 ~   F8  H11 ~   ~" },
        { -1, "~   ~   ~   ~   ~   ~   ~" },
        { -2, "~   G11 M8  F3  ~   H10 H6  ~" },
        { -2, "~   F5  P9  ~   M2  G5  ~" },
        { -2, "~   P12 ~   ~   ~   ~" },
        { -2, "~   ~   ~   ~   ~" },
    }
    map.harbours = {
        "2,6 NW any", "-1,5 SW any", "4,3 SW brick", "4,5 SE grain", "-1,5 NE lumber",
        "0,3 NW any", "5,2 NE any", "0,6 SE wool", "2,2 SE ore",
    }
    map.pawns = { robber = "-1,7", pirate = "2,4" }                                     -- S-88
    map.shuffle = {
        "4,1 5,1 4,2 5,2 3,3 4,3 1,2 2,2 0,3 1,3 -1,5 0,5 1,5 -1,6 0,6 -1,7 3,5 4,5 2,6 3,6",
    }
elseif hex.players == 4 then
    map.rows = {
        { 2, "~   ~   ~   ~   ~" },
        { 1, "~   P8  ~   F9  F11 ~" },
        { 0, "~   H10 ~   M3  G12 P5  ~" },
        { -1, "~   G5  F3  ~   H5  M10 ~   ~" },
        { -1, "~   ~   ~   F6  ~   ~   ~" },
        { -2, "~   H4  P9  ~   ~   F9  P11 ~" },
        { -2, "~   G6  M4  H2  ~   M8  ~" },
        { -2, "~   P10 G11 ~   G4  ~" },
        { -2, "~   ~   ~   ~   ~" },
    }
    map.harbours = {
        "4,5 NW ore", "-1,5 SW brick", "-1,7 W wool", "0,3 SE any", "0,6 NE any", "1,2 W grain",
        "4,5 SE any", "2,4 NW any", "5,2 SE lumber",
    }
    map.pawns = { robber = "4,2", pirate = "5,4" }
    map.shuffle = {
        "2,1 1,2 0,3 1,3 4,1 5,1 3,2 4,2 5,2 3,3 4,3 2,4 -1,5 0,5 -1,6 0,6 1,6 -1,7 0,7 "
            .. "3,5 4,5 3,6 2,7",
    }
else
    map.title = "The Six Islands"
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
        { 1, "~   a   a   ~   a   ~   a   a   ~   ~" },
        { 0, "~   a   a   ~   a   a   ~   a   a   ~   ~" },
        { -1, "~   a   a   ~   a   a   ~   ~   a   ~   ~   ~" },
        { -1, "~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~" },
        { -2, "~   ~   a   ~   ~   a   a   ~   a   a   ~   ~" },
        { -2, "~   a   a   ~   a   a   ~   a   a   ~   ~" },
        { -2, "~   P2  a   ~   a   ~   a   a   ~   ~" },
        { -2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
    }
    map.pools = {
        a = {
            terrains = { fields = 6, forest = 7, hills = 6, mountains = 6, pasture = 6 },
            tokens = { 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 8, 8, 8, 9, 9, 9, 9,
                10, 10, 10, 10, 11, 11, 12, 12 },
        },
    }
    map.harbours = {
        "3,1 NW", "2,2 SE", "1,3 SW", "5,1 NE", "8,1 NE", "7,2 SW", "-1,6 W", "0,7 NE", "2,6 SW",
        "6,6 E", "4,7 SW",
    }
    map.harbour_stock = { any = 5, lumber = 1, brick = 1, wool = 2, grain = 1, ore = 1 }
    map.pawns = { robber = "-1,7", pirate = "-1,4" }                                    -- S-177
end

chart("four_islands", map)
