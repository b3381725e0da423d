-- expect: load-error attempt to index a number value
-- A method of a number.
local five = 5
five:upper()
