-- The game is over after three rounds, whatever the points are.
hex.rules { last_round = 3 }
-- Whoever has just won needs no gift for a settlement any more.
hex.on("placed", function(game, me)
    if not game:is_won() then game:give(me, "ore", 1) end
end, { "settlement" })
