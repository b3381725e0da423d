-- expect: load-error from 0 to 255
-- A byte that is none.
string.char(256)
