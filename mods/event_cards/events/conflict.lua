-- Conflict: the holder of the Largest Army may draw from a hand (X-E-34), or the one player with
-- the most knights (X-E-35).
local leaders = hex.include "events/leaders.lua"
local strength = hex.include "events/army.lua"
-- X-E-45, X-E-55: there is no such award.
local held = not hex.has_mod "cities_knights" and not hex.has_mod "barbarian_attack"

return { function(game)
    local who = held and game:holder "largest_army" or leaders.only(game, strength)
    if who then game:start("event_draw", who) end
end }
