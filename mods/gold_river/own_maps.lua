-- Whether the game is played on a map of this mod, where gold lies already.
local maps = { midstream = true, headwaters = true }
return hex.option "map_setup" == "custom" and maps[hex.option "custom_map"] or false
