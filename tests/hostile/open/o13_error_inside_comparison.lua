-- expect: load-error whole number
-- A function of ours as a comparison.
-- Open: the message names no line.
table.sort({ "a", "b" }, string.rep)
