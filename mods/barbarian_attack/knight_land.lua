-- Where knights may be. Where there is sea on the map there are paths at sea as well, and perhaps
-- other islands (X-B-83).
local fish, sails = hex.has_mod "fishermen", hex.has_mod "seafarers"
local land = (fish or sails)
    and { "forest", "pasture", "fields", "hills", "mountains", "castle", "desert" } or nil

return hex.frozen { beside = land, forbidden = sails and "overseas" or nil }
