-- expect: load-error must be a text, not a table
-- A declaration called as a method.
hex:good("gems")
