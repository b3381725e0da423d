-- expect: load-error '_G' is not available
-- Reaches for what lies outside.
_G.hex = nil
