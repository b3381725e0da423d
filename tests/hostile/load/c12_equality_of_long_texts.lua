-- expect: load-error
-- Compares two long texts for ever.
-- Open: one instruction reads megabytes: cap the length of a text.
local one, two = "x", "x"
while #one < 4000000 do
  one, two = one .. one, two .. two
end
while true do
  local _ = one == two
end
