-- expect: load-error this takes too many steps
-- A loop in a function that a function calls.
-- Open: the message names two places.
local function inner()
  while true do end
end
local function outer()
  inner()
end
outer()
