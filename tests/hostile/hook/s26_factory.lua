-- expect: load-error 'inner'
-- Counts in the variable of a factory.
local function counter()
  local inner = 0
  return function()
    inner = inner + 1
    return inner
  end
end
local tick = counter()
hex.on("rolled", function()
  tick()
end)
