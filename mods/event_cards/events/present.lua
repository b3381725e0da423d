-- What of the things that events speak of this game has: a robber and two awards.
local landings, trades = hex.has_mod "barbarian_attack", hex.has_mod "traders"
local sails = hex.has_mod "seafarers"
local scenario = sails and hex.include "seafarers:playing.lua" or "none"
local fleet = scenario == "pirate_islands"                                       -- S-137

return hex.frozen {
    robber = not landings and not trades and not fleet                    -- X-E-44, X-E-47, S-59
        and not (sails and hex.option "pirate_mode" == "pirate_only"),
    longest_road = not trades and not fleet and scenario ~= "cloth",      -- X-T-13, S-130
    largest_army = not landings and not fleet                             -- X-E-45, X-E-55
        and not hex.has_mod "cities_knights",
}
