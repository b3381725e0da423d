-- expect: load-error attempt to call a nil value
-- A method that a table does not have.
local thing = {}
thing:run()
