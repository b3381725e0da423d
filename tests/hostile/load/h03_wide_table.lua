-- expect: load-error too large
-- A table with very many fields.
local wide = {}
for i = 1, 20000 do
  wide["field" .. i] = i
end
hex.good "gems" (wide)
