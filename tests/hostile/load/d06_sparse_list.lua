-- expect: load-error list with a hole
-- A list with a hole in a declaration.
hex.good "gems" { title = "Gems", tags = { "a", nil, "c" } }
