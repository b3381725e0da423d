-- expect: load-error compares whole numbers or texts
-- Sorts what cannot be compared.
table.sort({ 1, "a", {} })
