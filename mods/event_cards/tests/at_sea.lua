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
