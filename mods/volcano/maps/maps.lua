-- Our own maps: the name of the one that is played, or false.
hex.include "maps/ring.lua"
hex.include "maps/cape.lua"

local map = hex.option "map_setup" == "custom" and hex.option "custom_map"
return (map == "volcano_ring" or map == "volcano_cape") and map
