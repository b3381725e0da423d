-- expect: load-error '/' makes fractions
-- A division behind a text that goes on over a line end.
-- Open: the check of the source does not know \z.
local text = "\z
" local half = 1 / 2 --"
assert(half ~= text)
