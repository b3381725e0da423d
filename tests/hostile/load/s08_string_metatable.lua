-- expect: load-error 'getmetatable' is not available
-- Changes the methods of all texts.
getmetatable("").__index = {}
