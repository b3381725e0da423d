-- expect: load-error '_ENV'
-- Remembers in an environment of its own.
local keep = hex
local _ENV = {}
keep.on("rolled", function()
  seen = true
end)
