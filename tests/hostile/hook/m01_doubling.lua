-- expect: hook-error
-- Doubles a text forty times.
hex.on("rolled", function(game, player)
  local text = "x"
  for _ = 1, 40 do
    text = text .. text
  end
end)
