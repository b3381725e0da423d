-- expect: load-error is not defined
-- A name of sixty thousand letters.
local world = _ENV
return world[("n"):rep(60000)]
