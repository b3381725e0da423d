-- expect: load-error has its table already
-- A declaration that is finished twice.
local finish = hex.good "gems"
finish { title = "Gems" }
finish { title = "Gems" }
