-- What counts as somebody's army in Tournament and Conflict: knights that lie open (X-E-14); with
-- Cities & Knights the strength of the active ones (X-E-54, X-E-55).
if hex.has_mod "cities_knights" then
    return function(game, seat)
        local strength = 0
        for _, knight in ipairs(game:figures("knight", seat)) do
            if game:get("active", knight) > 0 then
                strength = strength + game:get("rank", knight)
            end
        end
        return strength
    end
end
if hex.has_mod "barbarian_attack" then
    return function(game, seat) return #game:figures("knight", seat) end        -- X-E-45
end
return function(game, seat) return game:get("knights", seat) end
