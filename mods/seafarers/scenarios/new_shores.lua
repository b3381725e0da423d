-- Heading for New Shores (S-80 to S-84): the main island is home, the small ones bring points.
if hex.include "playing.lua" ~= "new_shores" then return end
hex.include "maps/new_shores.lua"
