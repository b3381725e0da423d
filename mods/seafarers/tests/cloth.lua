-- Cloth: beginning, villages and points (S-120 to S-130). The tile (1,4) has a village with the
-- number 10 at its corner N and one with the number 9 at S.
local function begin(t, players, options)
    t:game { players = players or 3, scenario = "seafarers:cloth", options = options }
end
local function supply(t) return t:get "cloth_supply" end

hex.test("S-120 three settlements each, and only the third brings cards", function(t)
    for seed = 1, 3 do
        t:game { players = 4, seed = seed, scenario = "seafarers:cloth", setup = true }
        t:ask(function(game)
            for seat = 1, 4 do
                t:equal(game:pieces(seat, "settlement"), 3)
                t:equal(game:pieces(seat, "road") + game:pieces(seat, "ship"), 3)
                t:equal(game:hand(seat) >= 1 and game:hand(seat) <= 3, true)
            end
        end)
    end
end)

hex.test("X-FR-3 S-120 the Friendly Robber spares the three points of the set-up", function(t)
    for cities = 0, 1 do
        begin(t, 3, { friendly_robber = 2 })
        t:piece(2, "settlement", 2, 1, "N")
        t:piece(2, "settlement", 4, 1, "N")
        t:piece(2, cities == 1 and "city" or "settlement", 6, 1, "N")
        t:roll(7)
        if cities == 0 then
            t:refused(1, "move_robber", { 2, 1 }, "spared")
        else
            t:act(1, "move_robber", { 2, 1 })
        end
    end
end)

hex.test("S-121 the islands of the villages are never settled", function(t)
    t:game { players = 4, seed = 5, scenario = "seafarers:cloth", setup = true }
    t:ask(function(game)
        for _, tile in ipairs(game:tiles()) do
            if game:region(tile) == "villages" then
                for _, corner in ipairs(game:corners(tile)) do
                    t:equal(game:at_corner(corner) == nil, true)
                end
            end
        end
    end)
    begin(t)
    t:piece(1, "ship", 1, 4, "NE")
    t:roll(2)
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:refused(1, "build_settlement", { 1, 4, "NE" }, "wrong_place")
end)

hex.test("S-122 eight villages with five cloth each, ten more in the supply", function(t)
    for players = 3, 4 do
        begin(t, players)
        for _, village in ipairs {
            { 1, 4, "S", 9 }, { 1, 4, "N", 10 }, { 2, 5, "S", 3 }, { 2, 5, "N", 6 },
            { 3, 3, "S", 8 }, { 3, 3, "N", 11 }, { 4, 4, "S", 5 }, { 4, 4, "N", 4 },
        } do
            local place = { village[1], village[2], village[3] }
            t:equal(t:get("village", place), village[4])
            t:equal(t:get("village_cloth", place), 5)
        end
        t:equal(supply(t), 10)
    end
end)

hex.test("S-123 the first ship at a village takes a cloth at once", function(t)
    begin(t)
    t:piece(1, "ship", 1, 4, "E")
    t:roll(2)
    t:give(1, { lumber = 2, wool = 2 })
    t:act(1, "build_ship", { 1, 4, "NE" })
    t:equal(t:get("cloth", 1), 1)
    t:equal(t:get("village_cloth", { 1, 4, "N" }), 4)
    t:equal(t:get("villages", 1), 1)
    t:act(1, "build_ship", { 1, 4, "NW" })
    t:equal(t:get("cloth", 1), 1)
    t:set("village_cloth", { 1, 4, "S" }, 0)
    t:piece(1, "ship", 1, 4, "SE")
    t:equal(t:get("cloth", 1), 1)
    t:equal(t:get("villages", 1), 2)
end)

hex.test("S-124 all who trade with a village take a cloth when its number is rolled", function(t)
    begin(t)
    t:piece(1, "ship", 1, 4, "NE")
    t:piece(2, "ship", 1, 4, "NW")
    t:roll(10)
    t:equal({ t:get("cloth", 1), t:get("cloth", 2), t:get("cloth", 3) }, { 2, 2, 0 })
    t:equal(t:get("village_cloth", { 1, 4, "N" }), 1)
    t:equal(supply(t), 10)
end)

-- One cloth in the village, three who trade with it: seat 3 came first, then 2, then 1.
local function shortage(t, in_supply)
    begin(t)
    t:piece(3, "ship", 1, 4, "NE")
    t:piece(2, "ship", 1, 4, "NW")
    t:piece(1, "ship", 1, 3, "E")
    t:set("village_cloth", { 1, 4, "N" }, 1)
    t:set("cloth_supply", in_supply)
    for seat = 1, 3 do t:equal(t:get("cloth", seat), 1) end
    t:roll(10)
end

hex.test("S-125 what a village lacks comes from the supply", function(t)
    shortage(t, 10)
    t:equal({ t:get("cloth", 1), t:get("cloth", 2), t:get("cloth", 3) }, { 2, 2, 2 })
    t:equal(t:get("village_cloth", { 1, 4, "N" }), 0)
    t:equal(supply(t), 8)
end)

hex.test("S-125 with too little for all the active player is first, then the earlier", function(t)
    shortage(t, 1)
    t:equal({ t:get("cloth", 1), t:get("cloth", 2), t:get("cloth", 3) }, { 2, 1, 2 })
    t:equal(supply(t), 0)
end)

hex.test("S-126 a village without cloth pays nothing, whatever the supply has", function(t)
    begin(t)
    t:piece(1, "ship", 1, 4, "NE")
    t:set("village_cloth", { 1, 4, "N" }, 0)
    t:roll(10)
    t:equal(t:get("cloth", 1), 1)
    t:equal(supply(t), 10)
end)

hex.test("S-127 every two cloth are a point", function(t)
    begin(t)
    t:piece(1, "ship", 1, 4, "NE")
    t:equal(t:points(1), 0)
    t:piece(1, "ship", 1, 4, "SE")
    t:equal(t:points(1), 1)
    t:roll(9)
    t:equal(t:get("cloth", 1), 3)
    t:equal(t:points(1), 1)
end)

-- A line of ships from a settlement to the village (1,4).N, and a turn of everybody later.
local function line(t)
    begin(t)
    t:piece(1, "settlement", 0, 3, "SE")
    t:piece(1, "ship", 1, 3, "SW")
    t:piece(1, "ship", 1, 3, "SE")
    t:roll(2)
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(2)
    end
    t:give(1, { lumber = 2, wool = 2 })
end

hex.test("S-128 ships between a building and a village do not move", function(t)
    line(t)
    t:equal(t:get("villages", 1), 1)
    t:equal(t:legal(1, "move_ship"), 0)
    t:refused(1, "move_ship", { 1, 3, "SE" }, { 1, 3, "W" }, "held")
end)

hex.test("S-129 a line goes on past a village, and several trade there", function(t)
    line(t)
    t:piece(2, "ship", 1, 4, "NE")
    t:equal(t:get("villages", 2), 1)
    t:act(1, "build_ship", { 1, 3, "E" })
    t:refused(1, "move_ship", { 1, 3, "E" }, { 1, 3, "W" }, "just_placed")
    t:refused(1, "move_ship", { 1, 3, "SE" }, { 1, 3, "W" }, "held")
end)

hex.test("S-130 nobody has the longest trade route", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
        t:piece(1, "ship", 2, 3, side)
    end
    t:equal(t:points(1), 0)
end)
