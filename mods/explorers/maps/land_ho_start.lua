-- The fixed start of Land Ho! (P-245, P-246, P-290): a line for each seat.
local lines = hex.include "maps/lines.lua"
local start = {}
for seat = 1, math.min(hex.players, 4) do
    local line = lines[seat]
    for piece, place in pairs { settlement = line.settlement, road = line.road,
        harbour_settlement = line.harbour } do
        table.insert(start, { seat = seat, piece = piece, q = place[1], r = place[2], at = place[3],
            income = piece == "settlement" })
    end
end
return start
