-- Two islands, and what lies between them in the fog (S-89, S-90, S-100, S-177).
local chart = hex.include "maps/chart.lua"
local map = { title = "The Fog Island", mood = "morning", setup_on = { "home" } }       -- S-89
local stack = {
    apart = false,
    terrains = { sea = 2, gold = 2, fields = 2, hills = 2, mountains = 2, pasture = 1, forest = 1 },
}

if hex.players < 4 then
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~" },
        { 1, "~   ?   ?   ~   H6  F11 ~" },
        { 0, "~   ?   ?   ?   ~   F5  G3  ~" },
        { -1, "~   ~   ~   ~   ?   ~   P8  P9  ~" },
        { -1, "~   F6  P5  ~   ?   ~   M4  ~" },
        { -2, "~   ~   H11 F9  ~   ?   ~   ~   ~" },
        { -2, "~   ~   M8  G10 ~   ?   ?   ~" },
        { -2, "~   ~   P12 ~   ?   ?   ~" },
        { -2, "~   ~   ~   ~   ~   ~" },
    }
    map.regions = {
        home = "5,1 6,1 5,2 6,2 5,3 6,3 5,4 0,4 1,4 0,5 1,5 0,6 1,6 0,7",
        fog = "2,1 3,1 1,2 2,2 3,2 3,3 3,4 3,5 3,6 4,6 2,7 3,7",
    }
    stack.tokens = { 3, 3, 4, 5, 6, 8, 9, 10, 11, 12 }
    map.harbours = {
        "0,4 SW ore", "0,7 W any", "1,6 SE brick", "5,1 NE any", "0,5 SW lumber", "6,3 NE grain",
        "6,1 E wool", "5,4 E any",
    }
    map.pawns = { robber = "0,7", pirate = "-1,4" }                                     -- S-100
    map.shuffle = { map.regions.home }
elseif hex.players == 4 then
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~" },
        { 1, "~   ?   ~   H4  G10 M3  ~" },
        { 0, "~   ?   ?   ~   P9  F6  H12 ~" },
        { -1, "~   ~   ~   ?   ~   ~   P10 M8  ~" },
        { -1, "~   M3  ~   ?   ?   ~   G11 ~" },
        { -2, "~   G6  F4  ~   ?   ?   ~   F5  ~" },
        { -2, "~   H9  P8  ~   ?   ?   ~   ~" },
        { -2, "~   P2  F5  ~   ?   ?   ~" },
        { -2, "~   ~   ~   ~   ~   ~" },
    }
    map.regions = {
        home = "4,1 5,1 6,1 4,2 5,2 6,2 5,3 6,3 5,4 5,5 0,4 -1,5 0,5 -1,6 0,6 -1,7 0,7",
        fog = "2,1 1,2 2,2 2,3 2,4 3,4 2,5 3,5 2,6 3,6 2,7 3,7",
    }
    stack.tokens = { 3, 4, 5, 6, 8, 9, 10, 11, 11, 12 }
    map.harbours = {
        "-1,5 SW ore", "-1,7 W any", "-1,7 SE any", "4,1 NE wool", "5,5 NE any", "6,1 E any",
        "6,1 NW grain", "0,4 W lumber", "6,3 NE brick",
    }
    map.pawns = { robber = "6,2", pirate = "-1,4" }
    map.shuffle = { map.regions.home }
else
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
        { 1, "~   a   a   a   a   a   a   a   a   ~" },
        { 0, "~   ~   a   a   a   a   a   a   a   ~   ~" },
        { -1, "~   ?   ~   a   a   a   a   a   a   ~   ?   ~" },
        { -1, "~   ?   ~   ~   a   a   a   ~   ~   ?   ~" },
        { -2, "~   ?   ?   ?   ~   ~   ~   ~   ?   ?   ?   ~" },
        { -2, "~   ?   ?   ?   ?   ?   ?   ?   ?   ?   ~" },
        { -2, "~   $4  ?   ?   ?   ?   ?   ?   $10 ~" },
        { -2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
    }
    map.regions = {
        home = "2,1 3,1 4,1 5,1 6,1 7,1 8,1 9,1 2,2 3,2 4,2 5,2 6,2 7,2 8,2 2,3 3,3 4,3 5,3 6,3 "
            .. "7,3 3,4 4,4 5,4",
        fog = "0,3 9,3 0,4 8,4 -1,5 0,5 1,5 6,5 7,5 8,5 -1,6 0,6 1,6 2,6 3,6 4,6 5,6 6,6 7,6 "
            .. "0,7 1,7 2,7 3,7 4,7 5,7 -1,7 6,7",
    }
    map.pools = {
        a = {
            terrains = { desert = 1, fields = 5, forest = 4, hills = 5, mountains = 5,
                pasture = 4 },
            tokens = { 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 8, 8, 8, 9, 9, 10, 10, 11, 11, 11, 12, 12 },
        },
    }
    stack.terrains = { sea = 12, gold = 1, fields = 2, hills = 2, mountains = 2, pasture = 3,
        forest = 3 }
    stack.tokens = { 2, 2, 3, 4, 5, 5, 6, 8, 9, 9, 10, 11, 12 }
    map.harbours = {
        "2,2 W", "3,3 SW", "4,4 SE", "6,3 SE", "8,2 E", "9,1 NW", "6,1 NE", "4,1 NW", "2,1 NE",
    }
    map.harbour_stock = { any = 4, lumber = 1, brick = 1, wool = 1, grain = 1, ore = 1 }
    map.pawns = { pirate = "7,4" }                          -- S-177: the robber finds the desert
end

map.stack = stack
chart("fog_island", map)
