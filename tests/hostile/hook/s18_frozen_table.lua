-- expect: hook-error cannot be changed
-- Writes into a frozen table.
local memo = hex.frozen { seen = false }
hex.on("rolled", function()
  memo.seen = true
end)
