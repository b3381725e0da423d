-- expect: file-error there is no such file
-- A file that is not there.
hex.include "lib/missing.lua"
