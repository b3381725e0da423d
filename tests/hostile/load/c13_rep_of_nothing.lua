-- expect: ok
-- Repeats the empty text for ever; that is no work.
for _ = 1, 1000 do
  assert((""):rep(4611686018427387904) == "")
  assert(("x"):rep(-9223372036854775807) == "")
end
