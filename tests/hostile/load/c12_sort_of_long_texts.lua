-- expect: load-error
-- Sorts a list of long texts.
-- Open: a comparison costs the same for texts of any length.
local text = "x"
while #text < 4000000 do
  text = text .. text
end

local list = {}
for i = 1, 1000 do
  list[i] = text
end
while true do
  table.sort(list)
end
