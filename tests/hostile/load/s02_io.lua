-- expect: load-error 'io' is not available
-- Reaches for what lies outside.
io.open("hexholm_canary_io", "w")
