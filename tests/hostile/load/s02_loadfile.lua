-- expect: load-error 'loadfile' is not available
-- Reaches for what lies outside.
loadfile("/etc/passwd")
