-- expect: load-error 'memo'
-- Remembers in an outer table.
local memo = {}
hex.on("rolled", function(game)
  memo[game:turn()] = true
end)
