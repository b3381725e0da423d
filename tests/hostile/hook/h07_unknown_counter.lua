-- expect: hook-error there is no counter 'mod_nope'
-- A counter that nobody declared.
hex.on("rolled", function(game, player)
  game:add("mod_nope", player, 1)
end)
