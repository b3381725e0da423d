-- expect: load-error
-- Shared tables that would make 2^60 copies.
-- Open: the message names no line.
local diamond = { 1 }
for _ = 1, 60 do
  diamond = { diamond, diamond }
end
hex.frozen(diamond)
