-- Which of the three games is played; beside other scenarios this mod changes nothing.
local games = { harbours = "harbours.lua", rounds = "rounds.lua", flood = "flood.lua" }

hex.include "maps.lua"
if games[hex.scenario] then hex.include(games[hex.scenario]) end
