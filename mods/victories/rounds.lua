-- Twenty Rounds: the most points after the last round (V-4 to V-6).
local last = hex.include "rounds_left.lua"

-- Of equals the one with more cities wins, then the one with more goods, then whoever came later
-- in the first round (V-6).
local function standing(game, who)
    return game:hidden_points(who) * 10000 + game:pieces(who, "city") * 1000 + game:hand(who)
end

hex.rules { points_win = false }
hex.on("round_ended", function(game, round)
    if round < last then return end
    local best, player = game:first(), game:first()
    for _ = 2, game:players() do
        player = game:next_player(player)
        if standing(game, player) >= standing(game, best) then best = player end
    end
    game:finish(best)
end)
