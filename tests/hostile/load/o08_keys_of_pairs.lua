-- expect: load-error whole numbers or texts
-- A table as a key.
for _ in pairs { [{}] = 1 } do end
