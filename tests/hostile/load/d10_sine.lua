-- expect: load-error there is no 'math.sin'
-- Functions that differ in their last digit.
local _ = math.sin(1)
