-- expect: hook-error cannot be changed
-- Remembers in the library.
hex.on("rolled", function(game, player)
  string.memory = 1
end)
