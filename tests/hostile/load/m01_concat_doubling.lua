-- expect: load-error
-- Doubles a text forty times.
local text = "x"
for _ = 1, 40 do
  text = text .. text
end
