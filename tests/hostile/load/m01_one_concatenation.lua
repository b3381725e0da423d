-- expect: load-error
-- One addition of texts beyond all limits.
-- Open: the message names no line.
local text = "x"
while #text < 15000000 do
  text = text .. text
end
local _ = text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text
