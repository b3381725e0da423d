-- Tribute, and how pirate ships are chased. That of seat 2 lies at (1,-1), and seat 1 sails around
-- it.
local function begin(t, scenario)
    t:game { players = 3, scenario = scenario or "explorers:pirate_lairs", seed = 4 }
    t:figure(2, "pirate_ship", 1, -1)
    t:roll(2)
    t:act(1, "trade_bank", "gold", "ore")
    t:equal(t:goods(1, "gold"), 1)
    t:act(1, "end_turn")
end
local function gold(t) return t:goods(1, "gold") end
local function edge(t, q, r, side)
    return t:ask(function(game) return game:edge(game:tile(q, r), side) end)
end
local function place(t, ship) return t:ask(function(game) return (game:place_of(ship)) end) end
local function pirates(t, seat)
    return t:ask(function(game)
        local pirate = game:figures("pirate_ship", seat)[1]
        return pirate and game:place_of(pirate)
    end)
end
local function tile(t, q, r) return t:ask(function(game) return game:tile(q, r) end) end

hex.test("P-139 P-140 P-142 P-143 a gold for a ship and a turn on the six sides", function(t)
    begin(t)
    local ship = t:figure(1, "ship", 0, -1, "SE")                           -- an end at (1,-1):SW
    t:act(1, "travel_ship", ship, { 1, -1, "W" })                           -- onto
    t:equal(gold(t), 0)
    t:act(1, "travel_ship", ship, { 1, -1, "NW" })                          -- along
    t:act(1, "travel_ship", ship, { 0, -1, "NE" })                          -- off
    t:equal({ gold(t), place(t, ship) }, { 0, edge(t, 0, -1, 1) })
end)

hex.test("P-140 P-141 who leaves pays, who stays does not", function(t)
    begin(t)
    local ship = t:figure(1, "ship", 1, -1, "NW")
    t:equal(gold(t), 1)
    t:act(1, "travel_ship", ship, { 0, -1, "NE" })
    t:equal(gold(t), 0)
end)

hex.test("P-144 P-46 without the gold the way is closed", function(t)
    begin(t)
    local ship = t:figure(1, "ship", 0, -1, "SE")
    local other = t:figure(1, "ship", 1, -1, "W")
    t:act(1, "travel_ship", ship, { 1, -1, "SW" })
    t:equal(gold(t), 0)
    t:refused(1, "travel_ship", other, { 1, -1, "NW" })
    t:refused(1, "travel_ship", other, { 0, 0, "NE" })
end)

hex.test("P-145 the pirate's owner sails free", function(t)
    t:game { players = 3, scenario = "explorers:pirate_lairs", seed = 4 }
    t:figure(1, "pirate_ship", 1, -1)
    t:roll(2)
    t:act(1, "end_turn")
    local ship = t:figure(1, "ship", 1, -1, "W")
    local before = gold(t)
    t:act(1, "travel_ship", ship, { 1, -1, "NW" })
    t:equal(gold(t), before)
end)

hex.test("P-146 gold that was bought in the same turn pays as well", function(t)
    t:game { players = 3, scenario = "explorers:pirate_lairs", seed = 4 }
    t:figure(2, "pirate_ship", 1, -1)
    t:piece(1, "settlement", -3, 2, "N")
    t:give(1, { ore = 3 })
    t:roll(11)
    t:act(1, "trade_bank", "gold", "wool")
    t:equal(gold(t), 0)
    t:act(1, "trade_bank", "ore", "gold")
    t:act(1, "end_turn")
    local ship = t:figure(1, "ship", 0, 0, "NE")
    t:act(1, "travel_ship", ship, { 1, -1, "W" })
    t:equal(gold(t), 0)
end)

hex.test("P-64 a new ship beside pirates pays nothing", function(t)
    t:game { players = 3, scenario = "explorers:pirate_lairs", seed = 4 }
    t:figure(2, "pirate_ship", 0, 0)
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    t:give(1, { lumber = 1, wool = 1 })
    t:roll(2)
    local before = gold(t)
    t:act(1, "build_ship", { -1, 0, "E" })
    t:equal(gold(t), before)
end)

hex.test("P-148 P-149 only a ship at a corner of it that has not moved chases", function(t)
    begin(t)
    local far = t:figure(1, "ship", 0, 0, "SW")
    local near = t:figure(1, "ship", 0, 0, "NE")
    t:refused(1, "do_chase", far)
    t:equal(t:legal(1, "do_chase"), 1)
    t:act(1, "travel_ship", near, { 0, 0, "NW" })
    t:act(1, "travel_ship", near, { 0, 0, "NE" })
    t:equal(t:legal(1, "do_chase"), 0)
end)

hex.test("P-148 nobody chases his own pirate ship, and only while ships move", function(t)
    t:game { players = 3, scenario = "explorers:pirate_lairs", seed = 4 }
    local mine = t:figure(1, "pirate_ship", 1, -1)
    t:figure(1, "ship", 0, 0, "NE")
    t:roll(2)
    t:act(1, "end_turn")
    t:refused(1, "do_chase",
        "You need a ship next to another player's pirates that has neither sailed nor tried "
            .. "yet this turn.")
    t:equal(place(t, mine), tile(t, 1, -1))
    t:game { players = 3, scenario = "explorers:pirate_lairs", seed = 4 }
    t:figure(2, "pirate_ship", 1, -1)
    t:figure(1, "ship", 0, 0, "NE")
    t:roll(2)
    t:refused(1, "do_chase")
end)

hex.test("P-150 P-151 P-152 P-153 P-154 one attempt; after a failed one it pays as usual",
    function(t)
        for face = 1, 5 do
            begin(t)
            local ship = t:figure(1, "ship", 0, 0, "NE")
            t:next { face }
            t:act(1, "do_chase", ship)
            t:equal(pirates(t, 2), tile(t, 1, -1))
            t:refused(1, "do_chase", ship)
            t:act(1, "travel_ship", ship, { 1, -1, "W" })
            t:equal(gold(t), 0)
        end
    end)

hex.test("P-151 P-155 P-156 P-157 P-158 P-159 a 6 drives it away, and the own one sails",
    function(t)
        begin(t)
        local ship = t:figure(1, "ship", 0, 0, "NE")
        t:figure(1, "ship", 1, -1, "NW")
        t:figure(3, "ship", 2, -2, "W")
        t:give(3, { wool = 1 })
        t:next { 6 }
        t:act(1, "do_chase", ship)
        t:equal(pirates(t, 2), nil)
        t:refused(1, "place_pirate_ship", { 1, -1 }, "forbidden")
        t:refused(1, "place_pirate_ship", { 0, 0 }, "forbidden")
        t:act(1, "place_pirate_ship", { 2, -2 })
        t:act(1, "choose_pirate_victim", 3)
        t:equal({ t:goods(1, "wool"), pirates(t, 1) }, { 1, tile(t, 2, -2) })
        t:equal(t:legal(1, "do_chase"), 0)                                      -- nobody is left
        t:act(1, "travel_ship", ship, { 1, -1, "W" })                       -- and still it moves
        t:equal(gold(t), 1)
    end)

hex.test("P-147 what was paid in this turn holds wherever the pirates are", function(t)
    t:game { players = 3, scenario = "explorers:pirate_lairs", seed = 4 }
    t:figure(2, "pirate_ship", 1, -1)
    t:roll(2)
    t:act(1, "end_turn")
    local ship = t:figure(1, "ship", 0, -1, "SE")
    local before = gold(t)
    t:act(1, "travel_ship", ship, { 1, -1, "W" })
    t:equal({ gold(t), t:get("tribute", ship) }, { before - 1, 1 })
    t:figure(3, "pirate_ship", 0, -1)
    t:act(1, "travel_ship", ship, { 0, -1, "NE" })
    t:equal(gold(t), before - 1)
    t:equal(place(t, ship), edge(t, 0, -1, 1))
end)

hex.test("P-142 P-143 in the next turn it is due again", function(t)
    begin(t)
    local ship = t:figure(1, "ship", 1, -1, "W")
    t:act(1, "travel_ship", ship, { 1, -1, "NW" })
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        if seat > 1 then t:act(seat, "end_turn") end
        t:roll(2)
    end
    t:act(1, "end_turn")
    local before = gold(t)
    t:act(1, "travel_ship", ship, { 1, -1, "W" })
    t:equal(before - gold(t), 1)
end)

hex.test("P-63 P-149 a new ship that has discovered something has not moved: it chases", function(t)
    t:game { players = 3, scenario = "explorers:pirate_lairs", seed = 4 }
    t:piece(1, "harbour_settlement", 1, -1, "N")
    t:figure(2, "pirate_ship", 1, -1)
    t:give(1, { lumber = 1, wool = 1 })
    t:roll(2)
    t:act(1, "build_ship", { 1, -1, "NE" })
    t:act(1, "end_turn")
    local ship = t:ask(function(game) return game:figures("ship", 1)[1] end)
    t:next { 5 }
    t:act(1, "do_chase", ship)
    t:equal(t:legal(1, "travel_ship"), 0)
end)

hex.test("P-150 P-149 in the next turn the same ship tries again, though it has sailed", function(t)
    begin(t)
    local ship = t:figure(1, "ship", 0, 0, "NE")
    t:next { 5 }
    t:act(1, "do_chase", ship)
    t:act(1, "travel_ship", ship, { 0, 0, "NW" })
    t:act(1, "travel_ship", ship, { 0, 0, "NE" })
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        if seat > 1 then t:act(seat, "end_turn") end
        t:roll(2)
    end
    t:act(1, "end_turn")
    t:next { 6 }
    t:act(1, "do_chase", ship)
    t:equal(pirates(t, 2), nil)
end)

hex.test("P-156 P-136 P-158 a chaser's ship may come to a shoal, whose haul goes back", function(t)
    begin(t, "explorers:fish")
    t:tile(1, 0, "shoal")
    t:figure(1, "haul", 1, 0)
    local ship = t:figure(1, "ship", 0, 0, "NE")
    t:figure(2, "ship", 1, 0, "W")
    t:give(2, { ore = 1 })
    t:next { 6 }
    t:act(1, "do_chase", ship)
    t:act(1, "place_pirate_ship", { 1, 0 })
    t:equal(t:ask(function(game) return game:figures_left "haul" end), 6)
    t:act(1, "choose_pirate_victim", 2)
    t:equal(t:goods(2), 0)
end)
