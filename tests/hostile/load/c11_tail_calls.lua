-- expect: load-error too many steps
-- A loop of tail calls.
-- Open: the message names two places.
local ping
local function pong(n)
  return ping(n + 1)
end
ping = function(n)
  return pong(n + 1)
end
ping(1)
