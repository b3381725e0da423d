-- Tournament: everybody with the most knights that lie open takes a resource (X-E-14, X-E-26).
local leaders = hex.include "events/leaders.lua"
local strength = hex.include "events/army.lua"

return {
    function(game) leaders.note_all(game, strength) end,
    { each = "event_take_if_meant" },
}
