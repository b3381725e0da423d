local function begin(t, mods, options)
    t:game { players = 3, scenario = "barbarian_attack", mods = mods, options = options }
end

hex.test("X-B-89 X-G-18 the oasis lies at the coast, with two exits; 12 points, or 14", function(t)
    begin(t, { "caravans" })
    t:equal({ t:at(2, -2) }, { "oasis", 0 })
    t:set("founded", 1, 1)
    t:roll(4)
    t:act(1, "end_turn")
    for seat = 1, 3 do
        if t:legal(seat, "choose_camel_bid") > 0 then t:act(seat, "choose_camel_bid", 0) end
    end
    t:equal(t:legal(1, "choose_path_of_camel"), 2)
    for _, target in ipairs { "12", "14" } do
        begin(t, { "caravans" }, { ["tb.caravanAttackTarget"] = target })
        t:set("prisoners", 1, 24)
        t:roll(4)
        t:equal(t:winner(), target == "12" and 1 or nil)
    end
end)

hex.test("X-G-18 the battles come before the vote on a camel", function(t)
    begin(t, { "caravans" })
    for _ = 1, 2 do t:figure(1, "barbarian", 2, 0) end
    for _, side in ipairs { "NE", "E", "SE" } do t:figure(1, "knight", 2, 0, side) end
    t:set("founded", 1, 1)
    t:roll(4)
    t:act(1, "end_turn")
    t:next { 6 }
    t:act(1, "end_turn")
    t:equal({ t:get("prisoners", 1), t:legal(1, "choose_path_of_camel") }, { 2, 2 })
end)

hex.test("X-B-87 a camel and a knight share a path", function(t)
    begin(t, { "caravans" })
    local knight = t:figure(1, "knight", 0, 0, "NE")
    t:figure(1, "camel", 0, 0, "E")
    t:roll(4)
    t:act(1, "end_turn")
    t:act(1, "travel_knight", knight, { 0, 0, "E" })
end)

hex.test("X-B-88 a conquered building scores no camels", function(t)
    begin(t, { "caravans" })
    t:next { 1, 2, 1, 3, 3, 3 }
    t:piece(1, "settlement", 2, 0, "SE")
    for _, side in ipairs { "E", "SE" } do
        t:set("camels", { 2, 0, side }, 1)
        t:figure(1, "camel", 2, 0, side)
    end
    t:equal(t:points(1), 2)
    for _ = 1, 3 do t:figure(1, "barbarian", 2, 0) end
    t:equal(t:points(1), 0)
end)

hex.test("X-E-43 X-E-44 X-E-45 event cards beside barbarians", function(t)
    begin(t, { "event_cards" })
    t:give(2, { ore = 1 })
    t:figure(1, "knight", 0, 0, "NE")
    t:top "event_3_1"                                                    -- Conflict
    t:act(1, "roll")
    t:act(1, "choose_event_victim", 2)
    t:equal(t:goods(1, "ore"), 1)
    begin(t, { "event_cards" })
    t:top "event_4_2"                                                    -- Robber Flees
    t:act(1, "roll")
    t:equal(t:ask(function(game) return game:phase() end), "main")
end)

hex.test("X-F-49 two fish stand for the grain of a march; there is no robber", function(t)
    begin(t, { "fishermen" })
    local knight = t:figure(1, "knight", 0, 0, "NE")
    t:card(1, "fish_2")
    t:roll(7)
    t:act(1, "end_turn")
    t:act(1, "do_fish_hasten", knight)
    t:equal({ t:get("march", knight), t:legal(1, "do_fish_hasten") }, { 5, 0 })
end)

hex.test("X-F-30 X-F-54 X-B-33 seven fish reveal a card, which is done at once", function(t)
    begin(t, { "fishermen" })
    t:card(1, "fish_3", 2)
    t:card(1, "fish_1")
    t:roll(4)
    t:top "swift_knight"
    t:act(1, "do_fish_development")
    t:act(1, "place_knight", { 0, 0, "E" })
    t:equal(t:ask(function(game)
        return { #game:figures("knight", 1), game:cards_held(1, "fish") }
    end), { 1, 0 })
end)

hex.test("X-F-50 there is no lake, and the desert is never conquered", function(t)
    begin(t, { "fishermen" })
    t:equal((t:at(2, -2)), "desert")
    t:equal(t:ask(function(game) return #game:tiles "lake" end), 0)
    t:next { 5, 6, 1, 2, 1, 1, 1, 3 }
    t:piece(1, "settlement", 0, 0, "N")
    t:equal(t:ask(function(game)
        return #game:figures_at("tile", game:tile(2, -2), "barbarian")
    end), 0)
end)

hex.test("X-F-51 a conquered building catches no fish", function(t)
    for _, conquered in ipairs { false, true } do
        begin(t, { "fishermen" })
        local found = t:ask(function(game)
            for _, ground in ipairs(game:tiles "fishing_ground") do
                for _, corner in ipairs(game:corners(ground)) do
                    local land = {}
                    for _, tile in ipairs(game:tiles_of(corner)) do
                        if game:is_land(tile) then table.insert(land, tile) end
                    end
                    if #land == 1 and game:get("coast", land[1]) > 0 then
                        return { corner, land[1], game:token(ground) }
                    end
                end
            end
        end)
        t:next { 5, 6, 1, 2, 1, 1, 1, 3 }
        local place = t:ask(function(game)
            for q = -2, 2 do
                for r = -2, 2 do
                    if game:tile(q, r) == found[2] then
                        for which, corner in ipairs(game:corners(found[2])) do
                            if corner == found[1] then return { q, r, which } end
                        end
                    end
                end
            end
        end)
        local names = { "N", "NE", "SE", "S", "SW", "NW" }
        t:piece(1, "settlement", place[1], place[2], names[place[3]])
        if conquered then
            while t:get("barbarians_here", { place[1], place[2] }) < 3 do
                t:figure(1, "barbarian", place[1], place[2])
            end
        end
        t:roll(found[3])
        t:equal(t:ask(function(game) return game:cards_held(1, "fish") end), conquered and 0 or 1)
    end
end)
