-- expect: load-error '1.5' is not a whole number
-- A fraction.
local half = 1.5
