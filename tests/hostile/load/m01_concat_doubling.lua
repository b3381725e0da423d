-- expect: load-error needs too much memory
-- Doubles a text forty times.
local text = "x"
for _ = 1, 40 do
  text = text .. text
end
