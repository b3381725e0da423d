-- Harbour Lords: three harbours of different kinds and enough points (V-1 to V-3).
local needed = 3
local target = hex.option "target_vp"

local function kinds_of(game, me)
    local seen, count = {}, 0
    for _, kind in ipairs(game:harbours(me)) do
        if not seen[kind] then count = count + 1 end
        seen[kind] = true
    end
    return count
end

hex.rules {
    points_win = false,
    won = function(game, me)
        return game:hidden_points(me) >= target and kinds_of(game, me) >= needed
    end,
}
