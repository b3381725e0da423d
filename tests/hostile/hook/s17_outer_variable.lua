-- expect: load-error 'count'
-- Counts in an outer variable.
local count = 0
hex.on("rolled", function()
  count = count + 1
end)
