-- expect: load-error
-- A frozen table with a table as a key.
-- Open: hex.frozen mixes up its stack; the message names no line.
hex.frozen { [{}] = 1 }
