-- expect: load-error mmm
-- An error message of 60 KB.
-- Open: the message is handed on as it is.
error(("m"):rep(60000))
