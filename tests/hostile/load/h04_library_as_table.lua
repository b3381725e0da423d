-- expect: load-error
-- A locked table as a declaration.
hex.good "gems" (hex)
