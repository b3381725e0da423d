-- expect: load-error 'require' is not available
-- Reaches for what lies outside.
require "os"
