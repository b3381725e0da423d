-- expect: ok
-- Texts have the methods of string and no other.
for _, name in ipairs { "upper", "rep", "sub", "find", "split", "format" } do
  assert((""):len() == 0 and (""):rep(2) == "")
  assert((""):upper() == "" and type(("")[name]) == "function")
  assert(("")[name] == string[name])
end
