-- expect: load-error boom
-- An error message with control characters.
-- Open: the message is handed on as it is.
error("boom\27[2J\r\nforged: line\7")
