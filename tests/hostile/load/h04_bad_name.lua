-- expect: load-error is no name
-- A name that leads elsewhere.
hex.good "../gems" { title = "Gems" }
