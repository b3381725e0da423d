-- expect: load-error select counts from 1
-- A place before the first.
local _ = select(0, 1)
