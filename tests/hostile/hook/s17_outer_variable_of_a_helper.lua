-- expect: load-error 'count'
-- Counts in an outer variable of a function that it calls.
local count = 0
local function step()
  count = count + 1
  return count
end
hex.on("rolled", function()
  return step()
end)
