-- The Friendly Robber and the Harbormaster here (X-FR-4, X-H-13).
hex.test("X-FR-7 X-FR-8 K-228 a Bishop who finds no tile robs nobody in the desert", function(t)
    local everywhere = { { 0, -1, "N" }, { 2, -1, "N" }, { -1, -1, "S" }, { 1, 0, "N" },
        { 0, 0, "S" }, { 2, 0, "S" }, { -2, 1, "S" }, { -1, 2, "NE" } }
    t:game { players = 4, seed = 1, options = { friendly_robber = 3 } }
    t:tile(0, 0, "desert")
    t:tile(2, 0, "forest", 5)
    t:pawn("robber", 2, 0)
    for at, place in ipairs(everywhere) do
        t:piece(2 + at % 3, "settlement", place[1], place[2], place[3])
    end
    t:set("robber_awake", 1, 1)
    for seat = 2, 4 do t:give(seat, { ore = 2 }) end
    t:card(1, "bishop")
    t:roll(12)
    t:act(1, "play_bishop")
    t:equal(t:ask(function(game) return game:pawn "robber" == game:tile(0, 0) end), true)
    t:equal({ t:goods(1), t:goods(2), t:goods(3), t:goods(4) }, { 0, 2, 2, 2 })
end)

hex.test("X-FR-4 three points are spared, as the set-up brings them", function(t)
    for _, points in ipairs { 3, 4 } do
        t:game { players = 3, scenario = "cities_knights", options = { friendly_robber = 2 } }
        t:tile(0, 0, "desert")
        t:pawn("robber", 0, 0)
        for seat = 1, 3 do t:set("robber_awake", seat, 1) end
        t:piece(2, "city", 0, -1, "N")
        t:piece(2, points == 3 and "settlement" or "city", 0, 2, "S")
        t:roll(7)
        if points == 3 then
            t:refused(1, "move_robber", { 0, -1 }, "spared")
        else
            t:act(1, "move_robber", { 0, -1 })
        end
    end
end)

hex.test("X-FR-4 X-FR-11 so the pirate spares ships of who has three points", function(t)
    for _, points in ipairs { 3, 4 } do
        t:game { players = 3, scenario = "seafarers:new_shores", mods = { "cities_knights" },
            options = { friendly_robber = 2 } }
        for seat = 1, 3 do t:set("robber_awake", seat, 1) end
        t:piece(2, "ship", 3, 3, "NE")
        t:piece(2, "city", 0, 2, "N")
        t:piece(2, points == 3 and "settlement" or "city", 1, 3, "N")
        t:roll(7)
        if points == 3 then
            t:refused(1, "move_pirate", { 3, 3 }, "spared")
        else
            t:act(1, "move_pirate", { 3, 3 })
        end
    end
end)

hex.test("X-FR-3 K-305 in Cloth it is four, for a third building is placed", function(t)
    for _, more in ipairs { "settlement", "city" } do
        t:game { players = 3, scenario = "seafarers:cloth", mods = { "cities_knights" },
            options = { friendly_robber = 2 } }
        for seat = 1, 3 do t:set("robber_awake", seat, 1) end
        t:piece(2, "city", 2, 1, "N")
        t:piece(2, "settlement", 4, 1, "N")
        t:piece(2, more, 6, 1, "N")
        t:roll(7)
        if more == "settlement" then
            t:refused(1, "move_robber", { 2, 1 }, "spared")
        else
            t:act(1, "move_robber", { 2, 1 })
        end
    end
end)

hex.test("X-H-8 X-H-13 fourteen points win, and a fallen city counts as a settlement", function(t)
    t:game { players = 3, scenario = "cities_knights",
        options = { map_setup = "beginner", harbormaster = "on" } }
    t:piece(1, "city", 0, -2, "N")
    t:equal(t:ask(function(game) return game:measure(1, "harbormaster") end), 2)
    t:piece(2, "fallen_city", 2, 0, "SE")
    t:equal(t:ask(function(game) return game:measure(2, "harbormaster") end), 1)
    for _, place in ipairs { { 0, 0 }, { 1, 0 }, { 0, 1 } } do
        t:piece(1, "city", place[1], place[2], "N")
    end
    for _, place in ipairs { { -1, 0 }, { 1, 1 }, { -1, 1 }, { -2, 1 }, { -1, 2 } } do
        t:piece(1, "settlement", place[1], place[2], "N")
    end
    t:equal(t:points(1), 13)
    t:roll(12)
    t:equal(t:winner(), nil)
end)

hex.test("X-H-13 a metropolis counts as a city", function(t)
    t:game { players = 3, scenario = "cities_knights",
        options = { map_setup = "beginner", harbormaster = "on" } }
    t:piece(1, "city", 0, -2, "N")
    t:give(1, { cloth = 4 })
    t:set("trade", 1, 3)
    t:roll(12)
    t:act(1, "advance_trade")
    t:equal(t:ask(function(game) return game:holder "trade_metropolis" end), 1)
    t:equal(t:ask(function(game) return game:measure(1, "harbormaster") end), 2)
end)
