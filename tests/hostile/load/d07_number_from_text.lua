-- expect: ok
-- No text becomes a fraction.
for _, text in ipairs { "1.5", "1e3", "0x10", "nan", "inf", " 7", "", "9223372036854775808" } do
  assert(tonumber(text) == nil, text)
end
assert(tonumber("-12") == -12)
