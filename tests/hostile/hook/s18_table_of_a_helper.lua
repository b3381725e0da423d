-- expect: load-error 'memo'
-- Remembers in an outer table of a function that it calls.
local memo = {}
local function remember(key)
  memo[key] = true
end
hex.on("rolled", function()
  remember("x")
end)
