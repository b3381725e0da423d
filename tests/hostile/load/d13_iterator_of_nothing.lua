-- expect: load-error must be a table
-- An iterator without its table.
local after = ipairs {}
after(nil, 1)
