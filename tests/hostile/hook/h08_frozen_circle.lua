-- expect: load-error
-- A frozen table that holds itself.
-- Open: the message names no line.
local circle = {}
circle.inner = circle
hex.frozen(circle)
