-- Heading for New Shores (S-80 to S-84): the main island is home, the small ones bring points.
if hex.include "playing.lua" ~= "new_shores" then return end
hex.include "maps/new_shores.lua"
if hex.players < 4 then hex.include "robber_on_12.lua" end                            -- S-83
-- S-177: nobody chooses among the deserts where the robber starts.
if hex.players > 4 then hex.patch("setup") { before = {} } end
