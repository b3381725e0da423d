-- expect: load-error 'anything' is a global variable
-- Writes through the environment's name.
local world = _ENV
world.anything = 1
