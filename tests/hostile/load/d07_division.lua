-- expect: load-error '/' makes fractions
-- A division.
local half = 1 / 2
