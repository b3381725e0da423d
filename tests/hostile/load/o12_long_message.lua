-- expect: load-error
-- An error message of 60 KB.
-- Open: the message is handed on as it is.
error(("m"):rep(15000))
