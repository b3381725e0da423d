-- expect: load-error 'setmetatable' is not available
-- Calls of calls of calls.
local callable = setmetatable({}, {})
callable()
