-- expect: load-error assertion failed
-- An assertion whose message is a table.
assert(false, {})
