-- Whether the game is played on a map of this mod, where jungle grows already.
local maps = { green_heart = true, lost_cities = true }
return hex.option "map_setup" == "custom" and maps[hex.option "custom_map"] or false
