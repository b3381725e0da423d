-- expect: load-error
-- A deep recursion in which every level hands all results up.
-- Open: an instruction copies as many values as there are: bound the depth of calls.
local function results(n)
  if n == 0 then return 1 end
  return 1, results(n - 1)
end
while true do
  results(100000)
end
