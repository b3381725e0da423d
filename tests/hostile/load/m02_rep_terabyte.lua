-- expect: load-error KiB
-- A terabyte in one call.
local _ = ("x"):rep(1099511627776)
