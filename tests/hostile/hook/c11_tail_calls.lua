-- expect: hook-error too many steps
-- A loop of calls.
-- Open: the message names two places.
local function again(n)
  return again(n + 1)
end
hex.on("rolled", function()
  again(1)
end)
