-- A gold field at (-1,1), in the sea beside the island's tile (-1,0). The ship at the harbour there
-- touches it as well as the sea (0,-1).
local siege = {}

-- Gives the ship of seat 1 at its harbour.
function siege.begin(t, options)
    t:game { players = 3, scenario = "explorers:pirate_lairs", options = options, seed = 4 }
    t:tile(-1, 1, "gold_field")
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    return t:figure(1, "ship", -1, 0, "E")
end
function siege.sail(t)
    t:roll(2)
    t:act(1, "end_turn")
end
-- A crew in the harbour, or aboard the ship.
function siege.crew(t, ship)
    local one = t:figure(1, "crew", -1, 0, "NE")
    if ship then t:act(1, "load_crew", one, ship) end
    return one
end
-- The ship lands a crew at the lair.
function siege.raid(t, ship)
    siege.sail(t)
    siege.crew(t, ship)
    t:act(1, "do_raid", ship)
    t:act(1, "choose_raided_lair", { -1, 1 })
end
-- How many crews are on the lair.
function siege.crews(t)
    return t:ask(function(game)
        return #game:figures_at("tile", game:tile(-1, 1), "crew")
    end)
end

return siege
