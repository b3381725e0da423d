-- expect: load-error
-- Parts of one byte without end.
local text = ("a,"):rep(7000)
local all = {}
while true do
  all[#all + 1] = text:split(",")
end
