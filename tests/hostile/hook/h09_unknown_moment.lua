-- expect: load-error 'moment'
-- A moment that does not exist.
hex.on("rolles", function() end)
