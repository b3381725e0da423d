-- expect: load-error 64 KiB
-- A terabyte in one call.
local _ = ("x"):rep(1099511627776)
