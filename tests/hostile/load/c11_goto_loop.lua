-- expect: load-error too many steps
-- A loop of jumps.
local n = 0
::again::
n = n + 1
if n > 0 then goto again end
