-- Is the ship's movement over in this turn? A new ship that has discovered something gets no points
-- and stays where it was built, though it has not sailed (P-63).
return function(game, ship)
    local sailed = game:get("sailed", ship)
    return sailed == 2 or sailed == 0 and game:get("ship_points", ship) == 0
end
