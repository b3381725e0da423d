-- expect: load-error 'hex.good' cannot be changed
-- Replaces a function of the engine.
function hex.good() end
