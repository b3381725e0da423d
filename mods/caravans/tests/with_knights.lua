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

hex.test("X-C-5 a city that barbarians make a settlement has not been built", function(t)
    t:game { players = 3, scenario = "caravans", mods = { "cities_knights" } }
    t:piece(1, "city", -2, 0, "NW")
    t:set("founded", 1, 0)
    t:set("barbarian_ship", 6)
    t:roll(4, { event = "ship" })
    t:act(1, "choose_lost_city", { -2, 0, "NW" })
    t:act(1, "end_turn")
    t:equal(t:legal(2, "roll"), 1, "nobody votes")
end)

hex.test("X-C-26 X-C-27 a city that lies on its side is a building all the same", function(t)
    t:game { players = 3, scenario = "caravans", mods = { "cities_knights" } }
    t:piece(1, "city", 1, 0, "N")
    for _, place in ipairs { { 0, -2, "N" }, { 2, -2, "N" }, { 2, 0, "S" }, { 0, 2, "S" },
        { -2, 0, "N" } } do
        t:piece(1, "settlement", place[1], place[2], place[3])
    end
    local function camel(q, r, side)
        t:set("camels", { q, r, side }, 1)
        t:figure(1, "camel", q, r, side)
    end
    camel(1, 0, "NE")
    camel(1, 0, "NW")
    t:equal(t:points(1), 8)
    t:set("barbarian_ship", 6)
    t:roll(4, { event = "ship" })
    t:act(1, "choose_lost_city", { 1, 0, "N" })
    t:equal({ t:points(1), t:get("camel_points", 1) }, { 7, 1 })
    camel(0, 0, "NE")
    t:equal(t:get("camel_points", 1), 1)
end)
