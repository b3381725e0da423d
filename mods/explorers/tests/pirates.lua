-- Pirate ships: where a 7 places them, from whom they steal. On the map of lairs and fish (1,-1),
-- (2,0) and (3,0) are sea, and the island's coast ends at q = -1.
local function begin(t, options, scenario)
    t:game { players = 3, scenario = scenario or "explorers:pirate_lairs", options = options,
        seed = 4 }
end
local function pirates(t, seat)
    return t:ask(function(game)
        local pirate = game:figures("pirate_ship", seat)[1]
        return pirate and game:place_of(pirate)
    end)
end
local function tile(t, q, r) return t:ask(function(game) return game:tile(q, r) end) end
-- The pirate ship of seat 1 lies at (2,0).
local function raised(t, options)
    begin(t, options)
    t:roll(7)
    t:act(1, "place_pirate_ship", { 2, 0 })
end
local function next_seven(t, seat)
    t:act(seat - 1, "end_turn")
    t:act(seat - 1, "end_turn")
    t:roll(7)
end

hex.test("P-122 P-123 P-121 P-38 no pirates at first; who rolls a 7 must place his own", function(t)
    begin(t)
    for seat = 1, 3 do t:equal(pirates(t, seat), nil) end
    t:give(2, { ore = 8 })
    t:roll(7)
    t:refused(1, "place_pirate_ship")                                       -- first the discards
    t:act(2, "discard", { ore = 4 })
    t:refused(1, "end_turn")
    t:act(1, "place_pirate_ship", { 2, 0 })
    t:equal(pirates(t, 1), tile(t, 2, 0))
    next_seven(t, 2)
    t:act(2, "place_pirate_ship", { 3, 0 })
    t:equal({ pirates(t, 1), pirates(t, 2) }, { nil, tile(t, 3, 0) })
end)

hex.test("P-124 P-126 another's ship goes back, and its tile stays free", function(t)
    raised(t)
    next_seven(t, 2)
    t:refused(2, "place_pirate_ship", { 2, 0 }, "forbidden")
    t:act(2, "place_pirate_ship", { 1, 0 })
    t:equal(pirates(t, 1), nil)
    next_seven(t, 3)
    t:act(3, "place_pirate_ship", { 2, 0 })                                 -- free again
end)

hex.test("P-317 pirates may be placed where others have left, if the option lets them", function(t)
    raised(t, { ep_pirate_same_hex = true })
    next_seven(t, 2)
    t:act(2, "place_pirate_ship", { 2, 0 })
    t:equal({ pirates(t, 1), pirates(t, 2) }, { nil, tile(t, 2, 0) })
end)

hex.test("P-125 one's own pirate ship moves to another tile", function(t)
    for _, same in ipairs { false, true } do
        raised(t, { ep_pirate_same_hex = same })
        for seat = 1, 3 do
            t:act(seat, "end_turn")
            t:act(seat, "end_turn")
            if seat < 3 then t:roll(2) end
        end
        t:roll(7)
        t:refused(1, "place_pirate_ship", { 2, 0 }, "forbidden")
        t:act(1, "place_pirate_ship", { 3, 0 })
    end
end)

hex.test("P-127 P-128 P-130 P-131 P-284 P-281 where pirates may be", function(t)
    begin(t)
    t:roll(7)
    local places = { { 3, -3 }, { 2, -2 }, { 1, -1 }, { 4, -1 }, { 1, 0 }, { 2, 0 }, { 3, 0 },
        { 4, 0 }, { 5, 0 }, { 6, 0 }, { 0, 1 }, { 3, 1 }, { 0, 2 }, { 0, 3 } }
    t:equal(t:legal(1, "place_pirate_ship"), #places)
    t:refused(1, "place_pirate_ship", { 0, 0 }, "forbidden")                -- beside the island
    t:refused(1, "place_pirate_ship", { 2, -1 }, "wrong_place")             -- nobody knows it
    t:refused(1, "place_pirate_ship", { -1, 0 }, "wrong_place")             -- land
    for at, place in ipairs(places) do
        begin(t)
        t:roll(7)
        t:act(1, "place_pirate_ship", place)
        t:equal(pirates(t, 1), tile(t, place[1], place[2]), at)
    end
end)

hex.test("P-313 P-130 the sea on the frame may be closed to them", function(t)
    begin(t, { ep_pirate_on_frame_sea = false })
    t:roll(7)
    t:refused(1, "place_pirate_ship", { 6, 0 }, "forbidden")
    t:equal(t:legal(1, "place_pirate_ship"), 13)
end)

hex.test("P-127 P-129 on shoals that are known, never at the council", function(t)
    begin(t, nil, "explorers:fish")
    t:tile(2, -1, "shoal")
    t:roll(7)
    t:refused(1, "place_pirate_ship", { 0, 0 })
    t:act(1, "place_pirate_ship", { 2, -1 })
    t:equal(pirates(t, 1), tile(t, 2, -1))
end)

-- Seats 2 and 3 sail beside (1,-1); the hands are what each has.
local function among_ships(t, hands, options)
    begin(t, options)
    t:figure(2, "ship", 1, -1, "W")
    t:figure(3, "ship", 1, -1, "NW")
    for seat, hand in pairs(hands) do t:give(seat, hand) end
    t:roll(7)
    t:act(1, "place_pirate_ship", { 1, -1 })
end

hex.test("P-132 P-133 P-137 one of those who sail there loses a card by chance", function(t)
    among_ships(t, { [2] = { ore = 2 }, [3] = { wool = 1, gold = 2 } })
    t:equal(t:legal(1, "choose_pirate_victim"), 2)
    t:act(1, "choose_pirate_victim", 3)
    t:equal({ t:goods(1, "wool"), t:goods(3, "wool"), t:goods(2, "ore") }, { 1, 0, 2 })
    t:equal(t:ask(function(game) return #game:figures("ship") end), 2)
    t:equal(t:legal(1, "choose_pirate_victim"), 0)
end)

hex.test("P-132 P-318 nobody need be robbed, unless the option says so", function(t)
    among_ships(t, { [2] = { ore = 2 } })
    t:equal(t:legal(1, "choose_pirate_victim"), 2)
    t:act(1, "decline")
    t:equal(t:goods(2, "ore"), 2)
    among_ships(t, { [2] = { ore = 2 } }, { ep_must_steal = true })
    t:refused(1, "decline")
    t:act(1, "choose_pirate_victim", 2)
    t:equal({ t:goods(1, "ore"), t:goods(2, "ore") }, { 1, 1 })
end)

hex.test("P-134 who has no cards loses a gold", function(t)
    among_ships(t, { [2] = { gold = 3 }, [3] = { wool = 1, gold = 3 } })
    local mine = t:goods(1, "gold")
    t:act(1, "choose_pirate_victim", 2)
    t:equal({ t:goods(2, "gold"), t:goods(1, "gold") - mine }, { t:goods(3, "gold") - 1, 1 })
    among_ships(t, { [2] = {}, [3] = { wool = 1, gold = 3 } })
    local theirs = t:goods(3, "gold")
    t:act(1, "choose_pirate_victim", 3)
    t:equal({ t:goods(3, "gold"), t:goods(1, "wool") }, { theirs, 1 })
end)

hex.test("P-135 buildings give no reason to steal", function(t)
    begin(t)
    t:piece(2, "harbour_settlement", 2, 0, "N")
    t:give(2, { ore = 3 })
    t:roll(7)
    t:act(1, "place_pirate_ship", { 2, 0 })
    t:equal(t:legal(1, "choose_pirate_victim"), 0)
    t:equal({ t:at(2, 0, "N") }, { "harbour_settlement", 2 })
    t:act(1, "end_turn")
end)

hex.test("P-136 a haul on its shoal goes back to the supply", function(t)
    begin(t, nil, "explorers:fish")
    t:tile(2, -1, "shoal")
    t:figure(1, "haul", 2, -1)
    t:roll(7)
    t:equal(t:ask(function(game) return game:figures_left "haul" end), 5)
    t:act(1, "place_pirate_ship", { 2, -1 })
    t:equal(t:ask(function(game) return game:figures_left "haul" end), 6)
end)

hex.test("P-138 P-12 P-58 pirates stop no production", function(t)
    begin(t)
    t:piece(2, "harbour_settlement", -1, 0, "NE")
    t:figure(1, "pirate_ship", 0, 0)
    t:roll(8)                                                               -- the forest (-1,0)
    t:equal(t:ask(function(game)
        local land = game:terrain(game:tile(-1, 0))
        local goods = { forest = "lumber", hills = "brick", pasture = "wool", fields = "grain",
            mountains = "ore" }
        return game:goods(2, goods[land])
    end), 1)
end)

-- Gold for the first two seats only.
hex.test("P-132 nobody steals from who has nothing, nor from who is at a corner of the tile only",
    function(t)
        begin(t, { ep_gold_supply = 4 })
        t:figure(1, "ship", 1, -1, "SW")
        t:figure(2, "ship", 1, -1, "W")
        t:figure(2, "ship", 1, -2, "E")                                     -- its end is a corner
        t:figure(3, "ship", 1, -1, "NW")
        t:equal({ t:goods(2, "gold"), t:goods(3, "gold") }, { 2, 0 })
        t:roll(7)
        t:act(1, "place_pirate_ship", { 1, -1 })
        t:equal(t:legal(1, "choose_pirate_victim"), 1)
        t:act(1, "choose_pirate_victim", 2)
        t:equal({ t:goods(1, "gold"), t:goods(2, "gold") }, { 3, 1 })
        begin(t)
        t:figure(2, "ship", 1, -2, "E")
        t:give(2, { ore = 1 })
        t:roll(7)
        t:act(1, "place_pirate_ship", { 1, -1 })
        t:equal(t:legal(1, "choose_pirate_victim"), 0)
    end)
