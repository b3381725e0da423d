-- Conflict: the holder of the Largest Army may draw from a hand (X-E-34), or the one player with
-- the most knights (X-E-35).
local leaders = hex.include "events/leaders.lua"
local strength = hex.include "events/army.lua"
local held = hex.include("events/present.lua").largest_army
local draw = hex.has_mod "cities_knights" and "event_draw_any" or "event_draw"        -- X-E-62

return { function(game)
    local who = held and game:holder "largest_army" or leaders.only(game, strength)
    if who then game:start(draw, who) end
end }
