-- expect: load-error must be a function
-- A number where a function belongs.
hex.on("rolled", 5)
