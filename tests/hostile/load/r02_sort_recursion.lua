-- expect: load-error
-- Our sort inside its own comparison, without end.
local function before()
  table.sort({ 2, 1 }, before)
  return true
end
before()
