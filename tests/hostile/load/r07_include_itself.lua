-- expect: load-error include each other too deeply
-- A file that includes itself.
return hex.include "main.lua"
