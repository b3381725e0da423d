-- expect: load-error there is no 'string.__index'
-- Metamethods by their names.
local _ = string.__index
