-- expect: load-error inner failure
-- The line is the one of the error, not of the caller.
local function inner()
  error("inner failure")
end
local function outer()
  inner()
end
outer()
