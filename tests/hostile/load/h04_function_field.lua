-- expect: load-error 'title'
-- A function where a text belongs.
hex.good "gems" { title = hex.include }
