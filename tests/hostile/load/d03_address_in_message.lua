-- expect: load-error attempt to call a table value
-- The address of a table in an error.
local thing = {}
thing()
