-- A shoal at (1,-1) that shows a 2, beside the council at (0,0) with its docks at N and S.
local shoal = {}

function shoal.begin(t, options)
    t:game { players = 3, scenario = "explorers:fish", options = options, seed = 4 }
    t:tile(1, -1, "shoal")
    t:set("shoal_face", { 1, -1 }, 2)
end
function shoal.sail(t)
    t:roll(2)
    t:act(1, "end_turn")
end
function shoal.haul_at(t, q, r)
    return t:ask(function(game) return game:figures_at("tile", game:tile(q, r), "haul")[1] end)
end
function shoal.hauls_left(t)
    return t:ask(function(game) return game:figures_left "haul" end)
end

return shoal
