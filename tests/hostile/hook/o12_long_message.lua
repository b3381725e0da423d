-- expect: hook-error
-- An error message of 15 KB.
-- Open: the message is handed on as it is.
hex.on("rolled", function(game, player)
  error(("m"):rep(15000))
end)
