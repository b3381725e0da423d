-- expect: hook-error is a global variable
-- Remembers in a global variable.
hex.on("rolled", function(game, player)
  memory = true
end)
