-- expect: ok
-- Changes a table that it has declared already.
local gems = { title = "Gems", bank = 5, tags = { "stone" } }
hex.good "gems" (gems)
gems.bank = -1
gems.title = nil
gems.tags[2] = 3
