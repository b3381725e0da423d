-- expect: load-error '^' makes fractions
-- A power.
local four = 2 ^ 2
