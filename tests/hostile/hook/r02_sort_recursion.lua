-- expect: hook-error
-- Our sort inside its own comparison.
local function before()
  table.sort({ 2, 1 }, before)
  return true
end
hex.on("rolled", function()
  before()
end)
