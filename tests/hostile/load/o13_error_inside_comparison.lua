-- expect: load-error comparison
-- A function of the library as a comparison: its own error would have no line.
table.sort({ "a", "b" }, string.rep)
