-- expect: load-error too many steps
-- A search that almost succeeds at every place.
local text = ("a"):rep(15000)
local part = ("a"):rep(7000) .. "b"
while true do
  text:find(part)
end
