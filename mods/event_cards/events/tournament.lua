-- Tournament: everybody with the most knights that lie open takes a resource (X-E-14, X-E-26).
local leaders = hex.include "events/leaders.lua"
local strength = hex.include "events/army.lua"
local other_knights = hex.has_mod "cities_knights" or hex.has_mod "barbarian_attack"

return {
    other_knights and function(game) leaders.note_all(game, strength) end
        or { mark = "event_for", most_of = "knights", at_least = 1 },
    { each = "event_take_if_meant" },
}
