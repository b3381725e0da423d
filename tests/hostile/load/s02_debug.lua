-- expect: load-error 'debug' is not available
-- Reaches for what lies outside.
debug.getregistry()
