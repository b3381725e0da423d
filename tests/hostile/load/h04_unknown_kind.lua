-- expect: load-error did you mean 'hex.good'?
-- A kind that does not exist.
hex.god "gems" { title = "Gems" }
