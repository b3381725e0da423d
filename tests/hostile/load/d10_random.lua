-- expect: load-error there is no 'math.random'
-- Chance that no journal knows.
local _ = math.random(6)
