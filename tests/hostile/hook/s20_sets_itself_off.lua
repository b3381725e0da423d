-- expect: hook-error
-- A move of a pawn that moves the pawn.
hex.on("pawn_moved", function(game, _, pawn, tile)
  game:move_pawn(pawn, tile == 0 and 1 or 0)
end)
hex.on("rolled", function(game)
  game:move_pawn("robber", 0)
end)
