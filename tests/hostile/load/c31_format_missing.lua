-- expect: load-error string.format: argument 3 is missing; it must be a text
-- More places than values.
string.format("%s %s", "one")
