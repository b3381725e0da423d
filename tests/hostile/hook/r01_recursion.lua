-- expect: hook-error
-- A function that calls itself.
-- Open: the message names two places.
local function deeper(n)
  return 1 + deeper(n + 1)
end
hex.on("rolled", function()
  deeper(1)
end)
