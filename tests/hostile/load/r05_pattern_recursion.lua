-- expect: load-error there is no 'string.match'
-- A pattern that recurses.
local _ = ("x"):match(("("):rep(30) .. (")"):rep(30))
