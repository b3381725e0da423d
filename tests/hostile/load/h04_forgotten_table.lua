-- expect: load-error has no table
-- A declaration that was never finished.
hex.good "gems"
