-- expect: load-error
-- A function that calls itself.
-- Open: the message names two places.
local function deeper(n)
  return 1 + deeper(n + 1)
end
deeper(1)
