-- expect: load-error there is no option
-- A name of sixty thousand letters.
hex.option(("n"):rep(60000))
