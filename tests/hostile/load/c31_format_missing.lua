-- expect: load-error must be a text, not a no value
-- More places than values.
string.format("%s %s", "one")
