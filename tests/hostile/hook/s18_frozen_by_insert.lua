-- expect: hook-error cannot be changed
-- Writes into a frozen list by a function of ours.
local memo = hex.frozen { 1, 2 }
hex.on("rolled", function()
  table.insert(memo, 3)
end)
