-- expect: ok
-- Locked tables show nothing to walk over.
for _, library in ipairs { string, table, math, hex, _ENV } do
  for name in pairs(library) do
    error("visible: " .. name)
  end
  assert(#library == 0)
end
