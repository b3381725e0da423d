-- expect: hook-error error value of type table
-- An error value that is no text.
hex.on("rolled", function(game, player)
  error({})
end)
