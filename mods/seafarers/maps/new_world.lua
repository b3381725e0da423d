-- Land and sea are dealt at random into a frame (S-168, S-169); the larger frame for five and six
-- players is our own: half as much again of everything.
local chart = hex.include "maps/chart.lua"
local harbours = hex.option "new_world_harbors"                                         -- S-170
local map = {
    title = "New World",
    harbour_stock = { any = harbours - 5, lumber = 1, brick = 1, wool = 1, grain = 1, ore = 1 },
}

if hex.players < 5 then
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~" },
        { 1, "~   a   a   a   a   a   ~" },
        { 0, "~   a   a   a   a   a   a   ~" },
        { -1, "~   a   a   a   a   a   a   a   ~" },
        { -1, "~   a   a   a   a   a   a   ~" },
        { -2, "~   a   a   a   a   a   a   a   ~" },
        { -2, "~   a   a   a   a   a   a   ~" },
        { -2, "~   a   a   a   a   a   ~" },
        { -2, "~   ~   ~   ~   ~   ~" },
    }
    map.pools = {
        a = {
            terrains = { sea = 19, forest = 5, pasture = 5, fields = 5, hills = 4, mountains = 4 },
            tokens = { 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12 },
        },
    }
else
    map.rows = {
        { 2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
        { 1, "~   a   a   a   a   a   a   a   a   ~" },
        { 0, "~   a   a   a   a   a   a   a   a   a   ~" },
        { -1, "~   a   a   a   a   a   a   a   a   a   a   ~" },
        { -1, "~   a   a   a   a   a   a   a   a   a   ~" },
        { -2, "~   a   a   a   a   a   a   a   a   a   a   ~" },
        { -2, "~   a   a   a   a   a   a   a   a   a   ~" },
        { -2, "~   a   a   a   a   a   a   a   a   ~" },
        { -2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
    }
    map.pools = {
        a = {
            terrains = { sea = 28, forest = 7, pasture = 7, fields = 7, hills = 7, mountains = 7 },
            tokens = { 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 8, 8, 8, 9, 9, 9, 9,
                10, 10, 10, 10, 11, 11, 11, 11, 12, 12 },
        },
    }
    map.harbour_stock.any = harbours - 3
end

chart("new_world", map)
