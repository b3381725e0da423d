-- expect: load-error attempt to
-- Nothing is divided by zero.
local zero = 0
local _ = 1 // zero
