-- expect: ok
-- A number right behind two dots.
-- Open: the check of the source takes it for a fraction.
assert("n"..5 == "n5")
