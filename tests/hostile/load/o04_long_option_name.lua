-- expect: load-error there is no option
-- A name of fifteen thousand letters.
hex.option(("n"):rep(15000))
