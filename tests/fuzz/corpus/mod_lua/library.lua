local t = { 3, 1, 2, x = "y" }
table.sort(t, function(a, b) return a < b end)
table.insert(t, 1, 0) table.remove(t) table.concat(t, ", ") table.unpack(t)
for key, value in pairs(t) do local _ = tostring(key) .. tostring(value) end
for _, value in ipairs(t) do local _ = math.max(value, math.min(1, -value), math.abs(-3)) end
local s = ("abc"):upper():lower():rep(3):sub(2, -2)
local _ = s:find("b", 2), s:byte(1), s:len(), s:split("b"), s:starts_with("a"), string.char(65, 66)
local _ = string.format("%d %s %%", 5, s), tonumber("12"), type(t), select("#", 1, 2), #s
local f = function(a, b) return a, b end
goto done
assert(f(1, 2) == 1, "never")
::done::
while t[1] do t[1] = nil end
repeat local x = 1 // 2 % 3 & 4 | 5 ~ 6 << 1 >> 2 until x
hex.good "a" [==[x]==]
