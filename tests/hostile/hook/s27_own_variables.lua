-- expect: ok
-- Variables inside one call are fine.
local add = function(a, b)
  return a + b
end
local names = hex.frozen { "a", "b", list = { 1, 2, 3 } }
hex.on("rolled", function(game, player, total)
  local sum, seen = 0, {}
  local function count(n)
    sum = add(sum, n)
    seen[n] = true
  end
  for _, n in ipairs(names.list) do
    count(n)
  end
  assert(sum == 6 and seen[3] and #names == 2 and total >= 2 and player >= 1 and game:turn() >= 0)
end)
