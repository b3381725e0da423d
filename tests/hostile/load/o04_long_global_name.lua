-- expect: load-error is not defined
-- A name of fifteen thousand letters.
local world = _ENV
return world[("n"):rep(15000)]
