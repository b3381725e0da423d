-- expect: load-error attempt to perform 'n%
-- Nothing is divided by zero.
local zero = 0
local _ = 1 % zero
