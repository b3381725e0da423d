-- expect: load-error error value of type nil
-- An error without a value.
error(nil)
