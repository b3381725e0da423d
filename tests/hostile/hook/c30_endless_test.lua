-- expect: hook-error too many steps
-- A question that never answers.
hex.action "idle" {
  title = "Idle", phases = { "main" },
  test = function()
    while true do end
  end,
  effect = {},
}
