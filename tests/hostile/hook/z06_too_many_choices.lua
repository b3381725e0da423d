-- expect: load-error
-- An action that could be done in four million ways.
-- Open: the list of legal actions overflows; the program stops.
hex.pick "case" { title = "Case", what = "number", least = -1000, most = 1000 }
hex.action "try" { title = "Try", phases = { "main" }, picks = { "case", "case" }, effect = {} }
