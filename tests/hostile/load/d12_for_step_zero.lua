-- expect: load-error 'for' step is zero
-- A loop that stands still.
for _ = 1, 10, 0 do end
