hex.test("X-C-39 with caravans trade places have numbers and yield", function(t)
    t:game { players = 3, scenario = "traders", mods = { "caravans" } }
    t:equal({ t:at(0, 0) }, { "oasis", 0 })
    t:equal(t:ask(function(game)
        return { #game:tiles "forest", #game:tiles "pasture", #game:tiles "fields",
            #game:tiles "hills", #game:tiles "mountains" }
    end), { 3, 3, 4, 2, 3 })
    for _, place in ipairs {
        { -2, 0, "wool", "S" }, { 2, -2, "brick", "S" }, { 0, 2, "lumber", "N" },
    } do
        t:game { players = 3, scenario = "traders", mods = { "caravans" } }
        t:piece(1, "settlement", place[1], place[2], place[4])
        local terrain, number = t:at(place[1], place[2])
        t:equal(number > 0, true, terrain)
        if number ~= 7 then
            t:roll(number)
            t:equal(t:goods(1, place[3]) > 0, true, terrain)
        end
    end
end)

hex.test("X-C-38 X-C-39 fifteen points win; a long road with camels is worth nothing", function(t)
    t:game { players = 3, scenario = "traders", mods = { "caravans" } }
    for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
        t:piece(1, "road", 1, 0, side)
        t:set("camels", { 1, 0, side }, 1)
    end
    t:equal(t:points(1), 0)
    t:set("delivered", 1, 14)
    t:roll(5)
    t:equal(t:winner(), nil)
    t:set("delivered", 1, 15)
    t:act(1, "end_turn")
    t:equal(t:winner(), 1)
end)

hex.test("X-G-18 the vote on a camel comes after the journey", function(t)
    t:game { players = 3, scenario = "traders", mods = { "caravans" } }
    t:figure(1, "wagon", 1, 0, "N")
    t:set("founded", 1, 1)
    t:roll(5)
    t:act(1, "end_turn")
    t:equal(t:ask(function(game) return game:phase() end), "journey")
    t:act(1, "end_turn")
    t:equal(t:ask(function(game) return game:phase() end), "caravan")
end)

hex.test("X-E-46 X-E-47 event cards: a 7 moves a barbarian, nobody flees", function(t)
    t:game { players = 3, scenario = "traders", mods = { "event_cards" } }
    t:top "event_7_1"
    t:act(1, "roll")
    t:equal(t:legal(1, "choose_barbarian"), 3)
    t:game { players = 3, scenario = "traders", mods = { "event_cards" } }
    t:top "event_4_2"
    t:act(1, "roll")
    t:equal(t:ask(function(game) return game:phase() end), "main")
end)
