-- expect: ok
-- Loops at the greatest number end.
local rounds = 0
for _ = 9223372036854775806, 9223372036854775807 do
  rounds = rounds + 1
end
for _ = -9223372036854775807, -9223372036854775807 - 1, -1 do
  rounds = rounds + 1
end
for _ = 1, -9223372036854775807 do
  rounds = rounds + 100
end
for _ = 1, 9223372036854775807, 4611686018427387904 do
  rounds = rounds + 1
end
assert(rounds == 6, rounds)
