-- expect: hook-error too many steps
-- Garbage faster than it is collected.
hex.on("rolled", function(game, player)
  while true do
    local _ = ("x"):rep(10000)
  end
end)
