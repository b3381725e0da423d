-- expect: load-error 'title'
-- A number where a text belongs.
hex.good "gems" { title = 5 }
