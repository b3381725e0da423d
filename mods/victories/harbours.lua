-- Harbour Lords: three harbours of different kinds and enough points, or plenty (V-1 to V-3).
local needed = 3
local target = hex.option "target_vp"
local plenty = target + 3

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
        local points = game:hidden_points(me)
        return points >= plenty or points >= target and kinds_of(game, me) >= needed
    end,
}
