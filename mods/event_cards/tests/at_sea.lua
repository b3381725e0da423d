-- With scenarios of Seafarers that have no robber, or not all awards (X-E-40).
local function begin(t, map, options)
    t:game { players = 3, scenario = "seafarers:" .. map, mods = { "event_cards" },
        options = options }
end
local function draw(t, card)
    t:top("event_" .. card)
    t:act(1, "roll")
end

hex.test("X-E-28 S-130 S-137 where nobody has the Longest Road most roads draw", function(t)
    for _, map in ipairs { "cloth", "pirate_islands" } do
        begin(t, map)
        t:piece(1, "road", 4, 4, "NE")
        t:give(3, { wool = 2 })
        draw(t, "5_4")
        t:act(1, "choose_event_victim", 3)
        t:equal(t:goods(1, "wool"), 1, map)
    end
end)

hex.test("X-E-26 X-E-35 S-137 S-142 knights that arm ships are nobody's army", function(t)
    for _, card in ipairs { "3_1", "5_3" } do
        begin(t, "pirate_islands")
        t:give(3, { wool = 2 })
        t:card(1, "knight")
        t:act(1, "play_knight")
        draw(t, card)
        t:equal(t:legal(1, "end_turn"), 1)
    end
end)

hex.test("X-E-31 S-59 S-137 a robber that is not in the game does not come with this card",
    function(t)
        for map, mode in pairs { through_the_desert = "pirate_only", pirate_islands = "none" } do
            begin(t, map, { pirate_mode = mode })
            draw(t, "4_2")
            t:equal(t:legal(1, "end_turn"), 1)
            t:equal(t:ask(function(game) return game:pawn "robber" end), nil)
        end
    end)

hex.test("X-E-40 S-120 S-137 whole games", function(t)
    for _, map in ipairs { "cloth", "pirate_islands", "wonders", "forgotten_tribe" } do
        t:game { players = 3, scenario = "seafarers:" .. map, mods = { "event_cards" },
            setup = true, seed = 5 }
        t:play(800)
    end
end)

hex.test("S-180 the fleet sails by two dice of its own, the card says what is produced", function(t)
    begin(t, "pirate_islands")
    local before = t:ask(function(game) return game:get("fleet_course", game:pawn "fleet") end)
    t:next { 5, 3 }
    draw(t, "8_3")
    t:equal(t:ask(function(game)
        return { game:get("fleet_course", game:pawn "fleet") - before, game:total() }
    end), { 3, 8 })
end)

hex.test("S-180 S-150 the lower of these dice is the strength of the fleet", function(t)
    for warships, left in pairs { [0] = 1, [1] = 2 } do
        begin(t, "pirate_islands")
        t:piece(1, "settlement", 6, 1, "S")
        t:pawn("fleet", 5, 1)
        t:give(1, { ore = 2 })
        if warships > 0 then t:piece(1, "warship", 5, 2, "NE") end
        t:next { 1, 6, 1 }
        draw(t, "8_3")
        t:equal(t:goods(1), left)
    end
end)
