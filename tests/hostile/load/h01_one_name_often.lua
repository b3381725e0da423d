-- expect: load-error is declared already
-- One name again and again.
for _ = 1, 50 do
  hex.good "gems" { title = "Gems", bank = 1 }
end
