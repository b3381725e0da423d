-- expect: load-error nested too deep
-- A table nested a hundred thousand times.
local inner = {}
local outer = inner
for _ = 1, 100000 do
  outer = { outer }
end
hex.good "gems" (outer)
