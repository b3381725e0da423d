-- Calm Seas: everybody with the most harbours takes a resource (X-E-29); each harbour counts once
-- (X-E-30).
local leaders = hex.include "events/leaders.lua"

return {
    function(game)
        leaders.note_all(game, function(_, seat) return #game:harbours(seat) end)
    end,
    { each = "event_take_if_meant" },
}
