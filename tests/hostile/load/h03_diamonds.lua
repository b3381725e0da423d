-- expect: load-error too deep
-- Shared tables that would make 2^60 copies.
local diamond = { 1 }
for _ = 1, 60 do
  diamond = { diamond, diamond }
end
hex.good "gems" (diamond)
