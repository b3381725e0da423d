-- expect: load-error must be a text
-- A path that is a table.
hex.include {}
