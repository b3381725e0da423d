-- expect: load-error attempt to perform arithmetic on a string value
-- A text that looks like a number.
local _ = "10" + 1
