-- expect: load-error the file includes itself
-- A file that includes itself.
return hex.include "main.lua"
