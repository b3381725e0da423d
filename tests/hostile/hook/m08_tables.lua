-- expect: hook-error
-- Tables in tables without end.
hex.on("rolled", function(game, player)
  local all = {}
  while true do
    all = { all, {}, {}, {}, {}, {}, {}, {} }
  end
end)
