-- expect: ok
-- The order of keys is the same on every run.
local seen = ""
for key in pairs { zebra = 1, ant = 1, [-5] = 1, [7] = 1, ["7"] = 1, Bee = 1 } do
  seen = seen .. tostring(key) .. " "
end
assert(seen == "-5 7 7 Bee ant zebra ", seen)
