-- expect: load-error error value of type function
-- A function as an error value.
error(error)
