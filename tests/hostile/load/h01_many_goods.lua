-- expect: load-error at most
-- More goods than the engine has places for.
for i = 1, 300 do
  hex.good("good" .. i) { title = "Good", bank = 1 }
end
