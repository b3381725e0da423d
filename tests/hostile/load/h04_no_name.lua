-- expect: load-error must be a text
-- A declaration without a name.
hex.good { title = "Gems" }
