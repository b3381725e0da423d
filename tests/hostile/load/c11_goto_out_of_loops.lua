-- expect: load-error too many steps
-- Jumps out of an inner loop back to the start.
::again::
for _ = 1, 3 do
  for _ = 1, 3 do
    goto again
  end
end
