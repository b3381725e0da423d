-- expect: load-error holds itself
-- A table that holds itself.
local gems = { title = "Gems" }
gems.tags = { gems }
hex.good "gems" (gems)
