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

hex.test("X-F-52 with fishermen: no lake, no robber, fish in place of grain, 12 points", function(t)
    t:game { players = 3, scenario = "traders", mods = { "fishermen" } }
    t:equal(t:ask(function(game) return #game:tiles "lake" end), 0)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:card(1, "fish_2", 2)
    t:give(1, { grain = 1 })
    t:roll(5)
    t:act(1, "end_turn")
    t:act(1, "do_fish_feed")
    t:equal(t:get("wagon_points", wagon), 6)
    t:refused(1, "do_fish_feed", "used_up")
    t:refused(1, "do_feed", "used_up")
    t:set("delivered", 1, 12)
    t:act(1, "end_turn")
    t:game { players = 3, scenario = "traders", mods = { "fishermen" } }
    t:set("delivered", 1, 12)
    t:roll(5)
    t:equal(t:winner(), 1)
end)

hex.test("X-F-52 X-G-19 on the large island there is no lake either", function(t)
    t:game { players = 5, scenario = "traders", mods = { "fishermen" } }
    t:equal(t:ask(function(game)
        return { #game:tiles "lake", #game:tiles "small_lake", #game:tiles "fishing_ground" > 0 }
    end), { 0, 0, true })
end)

hex.test("X-F-52 X-T-54 wagons and barbarians stay on land beside fishing grounds", function(t)
    t:game { players = 3, scenario = "traders", mods = { "fishermen" } }
    local at_sea = t:ask(function(game)
        local count = 0
        for _, ground in ipairs(game:tiles "fishing_ground") do
            for _, corner in ipairs(game:corners(ground)) do
                local land = false
                for _, tile in ipairs(game:tiles_of(corner)) do
                    land = land or game:is_land(tile)
                end
                if not land then
                    count = count + 1
                    if game:may_put_figure(1, "wagon", corner) then return -1 end
                end
            end
        end
        return count
    end)
    t:equal(at_sea > 0, true)
    t:roll(7)
    t:act(1, "choose_barbarian", t:ask(function(game) return game:figures "barbarian"[1] end))
    local wet = t:ask(function(game)
        for _, edge in ipairs(game:edges_of(game:corner(game:tiles "fishing_ground"[1], 1))) do
            local tiles = game:tiles_beside(edge)
            if #tiles == 1 and not game:is_land(tiles[1]) then return edge end
        end
    end)
    if wet then t:refused(1, "choose_other_path", wet) end
end)

hex.test("X-F-52 X-T-33 wagons reach the trade places beside fishing grounds, too", function(t)
    t:game { players = 3, scenario = "traders", mods = { "fishermen" } }
    local wagon = t:figure(1, "wagon", 2, -2, "NW")
    t:piece(1, "road", 2, -2, "hub NW")
    t:roll(5)
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 2, -2, "hub" })
    t:equal(t:get("cargo", 1) > 0, true)
end)

hex.test("X-T-34 X-T-54 beside fishing grounds a gold river is land as well", function(t)
    t:game { players = 3, scenario = "traders", mods = { "fishermen", "gold_river" } }
    t:tile(1, 1, "gold", 8)
    t:equal(t:ask(function(game)
        return game:may_put_figure(1, "wagon", game:corner(game:tile(1, 1), 3))
    end), true)
    t:roll(7)
    t:act(1, "choose_barbarian", t:ask(function(game) return game:figures "barbarian"[1] end))
    t:act(1, "choose_other_path", { 1, 1, "SE" })
end)

hex.test("X-T-54 X-T-12 with shuffled starts, too, barbarians stay on land", function(t)
    for seed = 1, 20 do
        t:game { players = 3, scenario = "traders", mods = { "fishermen" }, seed = seed,
            options = { ["tb.tradeBarbarianStart"] = "shuffled" }, setup = true }
        t:equal(t:ask(function(game)
            local ashore = 0
            for _, barbarian in ipairs(game:figures "barbarian") do
                local tiles = game:tiles_beside((game:place_of(barbarian)))
                local on_land = game:is_land(tiles[1]) or tiles[2] and game:is_land(tiles[2])
                ashore = ashore + (on_land and 1 or 0)
            end
            return ashore
        end), 3)
    end
end)

hex.test("X-E-48 a damaged road costs 2 points, and barbarians may go there", function(t)
    t:game { players = 3, scenario = "traders", mods = { "event_cards" } }
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:piece(1, "road", 1, 0, "NE")
    t:set("damaged", { 1, 0, "NE" }, 1)
    t:top "event_7_1"
    t:act(1, "roll")
    t:act(1, "choose_barbarian", t:ask(function(game) return game:figures "barbarian"[1] end))
    t:act(1, "choose_other_path", { 1, 0, "E" })
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 1, 0, "NE" })
    t:equal(t:get("wagon_points", wagon), 2)
    t:set("damaged", { 1, 0, "NE" }, 0)
    t:equal(t:get("hindrance", { 1, 0, "NE" }), 0)
end)

hex.test("X-T-47 X-E-48 barbarians may stand on a damaged road and at a ford", function(t)
    for other, place in pairs { event_cards = { 1, 0, "NE" }, rivers = { 0, -1, "E" } } do
        t:game { players = 3, scenario = "traders", mods = { other } }
        if other == "event_cards" then
            t:piece(1, "road", 1, 0, "NE")
            t:set("damaged", place, 1)
            t:top "event_7_1"
            t:act(1, "roll")
        else
            t:roll(7)
        end
        t:equal(t:get("hindrance", place), 1)
        t:act(1, "choose_barbarian", t:ask(function(game) return game:figures "barbarian"[1] end))
        t:act(1, "choose_other_path", place)
        t:equal(t:get("hindrance", place), 3)
    end
end)

hex.test("X-G-3 of the five games two are played together at most", function(t)
    local others = { "fishermen", "rivers", "caravans", "barbarian_attack" }
    for first = 1, #others do
        for second = first + 1, #others do
            t:not_offered({ scenario = "traders", mods = { others[first], others[second] } },
                "At most two of the five games")
        end
    end
end)

hex.test("X-G-15 with each of the other games somebody wins", function(t)
    for _, other in ipairs {
        "fishermen", "rivers", "caravans", "barbarian_attack", "cities_knights", "event_cards",
    } do
        t:game { players = 4, seed = 5, setup = true, scenario = "traders", mods = { other } }
        t:finish()
        t:equal(t:winner() ~= nil, true, other)
    end
end)

hex.test("X-T-88 the traders do not go to sea", function(t)
    local reason = "Traders & Barbarians is played only on its own island"
    t:not_offered({ scenario = "traders", mods = { "seafarers" } }, reason)
    for _, map in ipairs { "new_shores", "four_islands", "fog_island", "wonders" } do
        t:not_offered({ scenario = "seafarers:" .. map, mods = { "traders" } }, reason)
    end
end)

hex.test("X-C-40 X-T-5 with caravans a 2 and a 12 are used, and not rolled again", function(t)
    local used, thrown = {}, {}
    for seed = 1, 150 do
        t:game { players = 3, seed = seed, scenario = "traders", mods = { "caravans" } }
        for _, number in ipairs { 2, 12 } do
            used[number] = t:ask(function(game) return #game:tiles_numbered(number) end)
        end
        t:act(1, "roll")
        thrown[t:ask(function(game) return game:total() end)] = true
    end
    t:equal({ used[2] > 0, used[12] > 0, thrown[2], thrown[12] }, { true, true, true, true })
end)

hex.test("X-C-41 barbarians keep no camel off a path", function(t)
    local exit = { 0, -1, "E" }
    t:game { players = 3, scenario = "traders", mods = { "caravans" } }
    t:set("founded", 1, 1)
    t:roll(7)
    t:act(1, "choose_barbarian", t:ask(function(game) return game:figures "barbarian"[1] end))
    t:act(1, "choose_other_path", exit)
    while t:legal(1, "choose_path_of_camel") == 0 do
        if t:legal(1, "end_turn") > 0 then t:act(1, "end_turn") else t:play(1) end
    end
    t:act(1, "choose_path_of_camel", exit)
    t:equal(t:get("camels", exit), 1)
end)

hex.test("X-C-38 camels do nothing to wagons", function(t)
    local left = {}
    for at, with_camel in ipairs { false, true } do
        t:game { players = 3, scenario = "traders", mods = { "caravans" } }
        local wagon = t:figure(1, "wagon", 1, 0, "N")
        if with_camel then
            t:set("camels", { 1, 0, "NE" }, 1)
            t:figure(1, "camel", 1, 0, "NE")
        end
        t:roll(5)
        t:act(1, "end_turn")
        t:act(1, "travel_wagon", wagon, { 1, 0, "NE" })
        left[at] = t:get("wagon_points", wagon)
    end
    t:equal(left, { 2, 2 })
end)

hex.test("X-E-28 in a game without Longest Road the one with most roads draws", function(t)
    t:game { players = 3, scenario = "traders", mods = { "event_cards" } }
    t:piece(1, "road", 0, 0, "E")
    for _, side in ipairs { "NE", "NW" } do t:piece(2, "road", 0, 0, side) end
    t:give(3, { ore = 1 })
    t:top "event_5_4"
    t:act(1, "roll")
    t:act(2, "choose_event_victim", 3)
    t:equal(t:goods(2, "ore"), 1)
end)
