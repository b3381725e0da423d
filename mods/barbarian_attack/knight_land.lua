-- Where knights may be. Where there is sea on the map there are paths at sea as well, and perhaps
-- other islands (X-B-83).
local fish, sails = hex.has_mod "fishermen", hex.has_mod "seafarers"
local land = (fish or sails)
    and { "forest", "pasture", "fields", "hills", "mountains", "castle", "desert" } or nil
for _, lake in ipairs(fish and { "lake", "small_lake" } or {}) do table.insert(land, lake) end

return hex.frozen { beside = land, forbidden = sails and "overseas" or nil }
