-- expect: load-error must be a table
-- A declaration of a number.
hex.good "gems" (5)
