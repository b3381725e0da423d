-- expect: load-error index is nil
-- Nothing as a key.
local thing = {}
thing[nil] = 1
