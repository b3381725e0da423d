-- expect: load-error attempt to call a nil value
-- A function whose environment the caller chooses.
local function run(_ENV)
  return error("never here")
end
run({})
