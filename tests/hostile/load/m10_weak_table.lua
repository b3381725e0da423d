-- expect: load-error 'setmetatable' is not available
-- A weak table that vanishes while it is written.
local weak = setmetatable({}, { __mode = "kv" })
weak[{}] = {}
