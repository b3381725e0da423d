-- expect: hook-error cannot be changed
-- Writes into a table inside a frozen one.
local memo = hex.frozen { inner = { seen = false } }
hex.on("rolled", function()
  memo.inner.seen = true
end)
