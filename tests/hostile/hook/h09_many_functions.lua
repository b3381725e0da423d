-- expect: load-error at most 1000 functions
-- A hundred thousand functions for one moment.
for _ = 1, 100000 do
  hex.on("rolled", function() end)
end
