-- expect: load-error too many steps
-- A search that almost succeeds at every place.
local text = ("a"):rep(60000)
local part = ("a"):rep(30000) .. "b"
while true do
  text:find(part)
end
