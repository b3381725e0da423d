-- The name of the scenario that is played: its map is called the same. Each scenarios/NAME.lua is
-- on the list "load" of mod.json and begins with
--   if hex.include "playing.lua" ~= "NAME" then return end
--   hex.include "maps/NAME.lua"
return hex.option "map_setup" == "custom" and hex.option "custom_map" or "none"
