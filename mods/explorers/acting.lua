-- May a ship still load, unload and found when it has no points left or was stopped (P-84)?
local after_stop = hex.option "ep_act_after_stop"

return function(game, ship)
    return after_stop or game:get("sailed", ship) < 2 and game:get("ship_points", ship) > 0
end
