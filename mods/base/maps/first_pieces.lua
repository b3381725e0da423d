-- What stands on the first island before the first turn (table 3.3). The star marks what pays the
-- first cards (B-33, B-34).
local east = hex.option "beginner_white_star" == "east"
local sets = {
    { { 0, -1, "N", false, 0, -1, "NE" }, { -2, 1, "N", true, -1, 0, "SW" } },       -- red
    { { 0, 2, "N", false, 0, 1, "E" }, { -2, 2, "N", true, -2, 2, "NE" } },          -- blue
    { { 2, -2, "S", false, 1, -1, "NE" }, { -1, 2, "N", true, -1, 2, "NE" } },       -- orange
    { { -1, 0, "N", not east, -1, 0, "NW" }, { 1, 1, "N", east, 1, 0, "E" } },       -- white
}
for _ = hex.players, 3 do table.remove(sets, 1) end                                  -- B-35

-- `paying`: the piece at the star.
return function(paying)
    local start = {}
    for seat, set in ipairs(sets) do
        for _, place in ipairs(set) do
            table.insert(start, { seat = seat, piece = place[4] and paying or "settlement",
                q = place[1], r = place[2], at = place[3], income = place[4] })
            table.insert(start, { seat = seat, piece = "road", q = place[5], r = place[6],
                at = place[7] })
        end
    end
    return start
end
