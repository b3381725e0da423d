-- expect: load-error 'count'
-- Counts in an outer variable, two functions further in.
local count = 0
hex.on("rolled", function()
  local function inner()
    return function()
      count = count + 1
    end
  end
  inner()()
end)
