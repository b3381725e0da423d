-- expect: load-error
-- Tables in tables without end.
local all = {}
while true do
  all = { all, {}, {}, {} }
end
