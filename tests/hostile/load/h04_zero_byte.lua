-- expect: load-error zero byte
-- A text with a zero byte.
hex.good "gems" { title = "Ge\0ms" }
