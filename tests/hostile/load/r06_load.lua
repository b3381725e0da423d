-- expect: load-error 'load' is not available
-- Builds nested text and compiles it.
load("return " .. ("("):rep(20000))
