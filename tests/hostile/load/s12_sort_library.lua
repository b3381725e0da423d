-- expect: load-error this table cannot be changed
-- A list function on a locked table.
table.sort(hex)
