-- expect: load-error 'bnak'
-- A field that does not exist.
hex.good "gems" { title = "Gems", bnak = 5 }
