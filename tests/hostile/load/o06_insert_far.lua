-- expect: load-error no such place
-- A place far behind the end.
table.insert({}, 9223372036854775807, 1)
