-- expect: load-error is no name
-- A name of sixty thousand letters.
hex.good(("x"):rep(60000)) { title = "Gems" }
