-- expect: load-error 'collectgarbage' is not available
-- Rules that depend on the memory.
collectgarbage("count")
