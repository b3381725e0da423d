-- expect: hook-error boom
-- An error message with control characters.
-- Open: the message is handed on as it is.
hex.on("rolled", function(game, player)
  error("boom\27[2J\r\nforged\7")
end)
