-- expect: load-error 'os' is not available
-- The time of day.
local _ = os.time()
