-- expect: hook-error inner failure
-- The line is the one of the error.
local function inner()
  error("inner failure")
end
hex.on("rolled", function()
  inner()
end)
