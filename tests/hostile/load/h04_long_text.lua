-- expect: load-error 4096 bytes
-- A text that is too long.
hex.good "gems" { title = ("x"):rep(15000) }
