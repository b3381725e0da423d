-- expect: load-error is no name
-- A name of fifteen thousand letters.
hex.good(("x"):rep(15000)) { title = "Gems" }
