-- The game is over after three rounds, whatever the points are.
hex.rules { last_round = 3 }
