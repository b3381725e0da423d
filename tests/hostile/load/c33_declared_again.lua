-- expect: load-error
-- Declares the same wide table 2,000 times.
-- Open: long keys are copied for messages and into the declaration at no cost.
local wide = {}
local start = ("k"):rep(15000)
for i = 1, 200 do
  wide[start .. i] = 1
end
for i = 1, 2000 do
  hex.route("route" .. i)(wide)
end
