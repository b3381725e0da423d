-- expect: load-error <close>
-- A variable whose closing never ends.
local forever <close> = nil
