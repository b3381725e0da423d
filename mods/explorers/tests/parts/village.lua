-- Villages that the tests lay in the sea: at (0,-1) beside the harbour of seat 1, and elsewhere.
local village = {}

function village.begin(t)
    t:game { players = 3, scenario = "explorers:spices", seed = 4 }
end
function village.sail(t)
    t:roll(2)
    t:act(1, "end_turn")
end
-- A ship of seat 1 with a crew, between the harbour and the village.
function village.visiting(t, terrain)
    village.begin(t)
    t:tile(0, -1, terrain)
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    local ship = t:figure(1, "ship", 0, 0, "NW")
    village.sail(t)
    t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
    return ship
end
function village.befriend(t, ship, q, r, seat)
    t:act(seat or 1, "do_befriend", ship)
    t:act(seat or 1, "choose_visited_village", { q or 0, r or -1 })
end

return village
