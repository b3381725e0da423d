-- expect: load-error '__gc'
-- Metamethods as fields of a declaration.
hex.good "gems" { title = "Gems", __gc = true, __index = {}, __tostring = "x" }
