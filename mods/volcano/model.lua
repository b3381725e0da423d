-- The tile shows its numbers at the corners: a model for each turn (T-21).
local turned = hex.option "volcano_corner_offset"
return turned == "random" and "volcano.glb" or "volcano_" .. turned .. ".glb"
