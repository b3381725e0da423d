-- expect: load-error 'dofile' is not available
-- Reaches for what lies outside.
dofile("/etc/passwd")
