-- expect: load-error too large
-- Shared tables that would make 2^14 copies.
local diamond = { 1 }
for _ = 1, 14 do
  diamond = { diamond, diamond }
end
hex.good "gems" (diamond)
