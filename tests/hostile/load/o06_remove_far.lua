-- expect: load-error no such place
-- A place far before the start.
table.remove({ 1 }, -9223372036854775807 - 1)
