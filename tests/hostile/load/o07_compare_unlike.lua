-- expect: load-error attempt to compare
-- Compares what cannot be compared.
table.sort({ 1, 2 }, function()
  return {} < 1
end)
