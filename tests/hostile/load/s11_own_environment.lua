-- expect: ok
-- An environment of its own holds what the mod puts there, and no more.
local keep, check = hex, assert
do
  local _ENV = { hex = "not the real one" }
  secret = 1
  check(hex ~= keep and secret == 1 and string == nil)
end
check(hex == keep)
