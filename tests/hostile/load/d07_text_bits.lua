-- expect: load-error attempt to perform bitwise operation on a string value
-- A text that looks like a number.
local _ = "10" | 1
