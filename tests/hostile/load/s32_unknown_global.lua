-- expect: load-error 'coutn' is not defined
-- Reads a name that nobody set.
local count = 0
return coutn + count
