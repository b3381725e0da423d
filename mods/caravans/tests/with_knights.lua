-- With Cities & Knights: what is bid (X-C-31), and what has been built (X-C-5).
hex.test("X-C-31 brick and lumber are bid", function(t)
    t:game { players = 3, scenario = "caravans", mods = { "cities_knights" } }
    t:piece(1, "road", 2, -1, "NE")
    t:give(1, { brick = 2, lumber = 1, wool = 2, grain = 2 })
    t:roll(12)
    t:act(1, "build_settlement", { 2, -1, "NE" })
    t:act(1, "end_turn")
    t:refused(1, "choose_camel_bid", 2)
    t:act(1, "choose_camel_bid", 1)
    t:act(1, "give", { brick = 1 })
    t:equal({ t:goods(1, "brick"), t:goods(1, "wool") }, { 0, 1 })
end)

hex.test("X-C-5 a city that barbarians make a settlement calls for no vote", function(t)
    t:game { players = 3, scenario = "caravans", mods = { "cities_knights" } }
    t:piece(1, "city", 0, -2, "N")
    t:set("founded", 1, 0)
    t:set("barbarian_ship", 6)
    t:give(1, { brick = 1 })
    t:roll(12, { event = "ship" })
    t:act(1, "choose_lost_city", { 0, -2, "N" })
    t:act(1, "end_turn")
    t:equal({ t:legal(1), t:legal(2, "roll") }, { 0, 1 })
end)

hex.test("X-C-26 K-130 a city on its side between two camels is a point more", function(t)
    t:game { players = 3, scenario = "caravans", mods = { "cities_knights" } }
    for _, at in ipairs { { 2, -2 }, { 2, 0 }, { -2, 2 }, { -2, 0 }, { 0, -2 } } do
        t:piece(2, "settlement", at[1], at[2], "N")
    end
    t:piece(2, "city", 1, 0, "N")
    for _, side in ipairs { "NE", "NW" } do
        t:set("camels", { 1, 0, side }, 1)
        t:figure(1, "camel", 1, 0, side)
    end
    t:equal(t:points(2), 8)
    t:set("barbarian_ship", 6)
    t:roll(12, { event = "ship" })
    t:act(2, "choose_lost_city", { 1, 0, "N" })
    t:equal({ t:at(1, 0, "N") }, { "fallen_city", 2 })
    t:equal(t:points(2), 7)
    t:figure(1, "camel", 1, -1, "E")
    t:equal(t:points(2), 7)
end)

hex.test("X-C-32 fifteen points win", function(t)
    for target = 14, 15 do
        t:game { players = 3, scenario = "caravans", mods = { "cities_knights" },
            options = target == 14 and { ck_target_vp = 12 } or {} }
        for _, at in ipairs { { 0, -2 }, { 2, -2 }, { -2, 0 }, { 2, 0 } } do
            t:piece(1, "city", at[1], at[2], "N")
        end
        t:set("defender", 1, 6)
        t:equal(t:points(1), 14)
        t:roll(12)
        t:equal(t:winner(), target == 14 and 1 or nil)
        if target == 15 then
            t:set("defender", 1, 7)
            t:act(1, "end_turn")
            t:equal(t:winner(), 1)
        end
    end
end)
