-- What each event does, by its name; what is not here does nothing of its own.
return {
    epidemic = hex.include "events/epidemic.lua",
    earthquake = hex.include "events/earthquake.lua",
    good_neighbors = hex.include "events/good_neighbors.lua",
    assistance = hex.include "events/assistance.lua",
    tournament = hex.include("events/tournament.lua"),
    calm_seas = hex.include "events/calm_seas.lua",
    trade_advantage = hex.include "events/trade_advantage.lua",
    conflict = hex.include "events/conflict.lua",
    plentiful_year = { { each = "event_take" } },                         -- X-E-36
    robber_flees = hex.include "events/robber_flees.lua",
}
