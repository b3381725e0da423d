-- expect: load-error
-- Compares a long text with itself.
-- Open: starts_with costs no fuel.
local text = "x"
while #text < 4000000 do
  text = text .. text
end

while true do
  text:starts_with(text)
end
