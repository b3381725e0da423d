-- expect: load-error 'bank'
-- A number that fits into no field.
hex.good "gems" { title = "Gems", bank = 9223372036854775807 }
