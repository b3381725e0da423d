-- expect: hook-error a question cannot change the game
-- A question that changes the game.
hex.action "idle" {
  title = "Idle", phases = { "main" },
  test = function(game, player)
    game:give(player, "ore", 1)
    return true
  end,
  effect = {},
}
