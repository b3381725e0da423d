-- expect: load-error 'coutn' is a global variable
-- A slip of the pen.
local count = 0
coutn = count + 1
