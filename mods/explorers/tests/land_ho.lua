-- The fixed start of Land Ho!, and what of the base game is not in it.
local function begin(t, players, options, setup, seed)
    options = options or {}
    if options.ep_drawn_lines == nil then options.ep_drawn_lines = false end
    t:game { players = players or 3, scenario = "explorers:land_ho", options = options,
        seed = seed or 3, setup = setup }
end

hex.test("P-7 P-39 everybody begins with two gold", function(t)
    begin(t, 4, {}, true)
    for seat = 1, 4 do t:equal(t:goods(seat, "gold"), 2) end
end)

hex.test("P-290 it is drawn who has which line, and each has its resources", function(t)
    local firsts, different = {}, 0
    for seed = 1, 12 do
        begin(t, 4, { ep_drawn_lines = true, first_player = "seat_1" }, true, seed)
        local owners = t:ask(function(game)
            local function owner(q, r, at)
                local _, who = game:at_corner(game:corner(game:tile(q, r), at))
                return who
            end
            return { owner(-3, 3, 1), owner(0, -3, 4), owner(-3, 0, 1), owner(-3, 0, 3) }
        end)
        local seats = {}
        for line = 1, 4 do seats[owners[line]] = line end
        for seat = 1, 4 do
            t:equal(seats[seat] ~= nil, true)
            t:equal(t:ask(function(game) return #game:figures("ship", seat) end), 1)
            local goods = 0
            for _, good in ipairs { "brick", "grain", "lumber", "ore", "wool" } do
                goods = goods + t:goods(seat, good)
            end
            t:equal(goods, seats[seat] == 3 and 2 or 3)
        end
        if not firsts[seats[1]] then different = different + 1 end
        firsts[seats[1]] = true
    end
    t:equal(different, 4)
end)

hex.test("P-9 P-10 no cities and no development cards", function(t)
    begin(t)
    t:piece(1, "settlement", -3, 1, "N")
    t:give(1, { ore = 5, grain = 5, wool = 5 })
    t:roll(2)
    t:equal({ t:at(-3, 1, "N") }, { "settlement", 1 })
    t:equal(t:legal(1, "build_harbour_settlement"), 0)
end)

hex.test("P-245 P-290 P-257 everybody begins with the pieces of a line: three points", function(t)
    begin(t, 4, {}, true)
    t:equal({ t:at(-3, 3, "N") }, { "settlement", 1 })
    t:equal({ t:at(1, -3, "S") }, { "harbour_settlement", 1 })
    t:equal({ t:at(0, -3, "S") }, { "settlement", 2 })
    t:equal({ t:at(-1, 0, "N") }, { "harbour_settlement", 3 })
    t:equal({ t:at(-3, 0, "SE") }, { "settlement", 4 })
    for seat = 1, 4 do
        t:equal(t:points(seat), 3)
        t:ask(function(game)
            local ship = game:figures("ship", seat)[1]
            t:equal(game:kind_of(game:cargo(ship)[1]), "settler")
            t:equal(#game:figures("ship", seat), 1)
        end)
    end
end)

hex.test("P-246 the first cards are those of the settlement", function(t)
    begin(t, 4, {}, true)
    local expected = {
        { ore = 1, lumber = 1, brick = 1 }, { ore = 1, grain = 1, wool = 1 },
        { brick = 1, wool = 1 }, { wool = 1, ore = 1, grain = 1 },
    }
    for seat, goods in ipairs(expected) do
        for good, count in pairs(goods) do t:equal(t:goods(seat, good), count, good) end
    end
end)

hex.test("P-247 P-249 with two players two lines are held by nobody", function(t)
    begin(t, 2, {}, true)
    t:equal({ t:at(-3, 0, "N") }, { "settlement", 3 })
    t:equal({ t:at(-1, 0, "S") }, { "harbour_settlement", 4 })
    t:equal({ t:at(-3, 0, "NE") }, { "road", 3 })
    t:equal(t:ask(function(game) return #game:figures "ship" end), 2)
end)

hex.test("P-248 with three players the fourth line is left out", function(t)
    begin(t, 3, {}, true)
    t:equal(t:at(-3, 0, "SE"), nil)
    t:equal(t:at(-1, 0, "S"), nil)
end)

hex.test("P-258 P-272 eight points win Land Ho!", function(t)
    begin(t, 3)
    for _, place in ipairs { { -3, 0, "N" }, { -3, 1, "N" }, { -3, 2, "S" }, { 0, -3, "N" } } do
        t:piece(1, "harbour_settlement", place[1], place[2], place[3])
    end
    t:roll(2)
    t:equal(t:winner(), 1)
end)

hex.test("P-20 P-21 P-22 P-25 production, then trade and building, then movement", function(t)
    begin(t)
    t:figure(1, "ship", 0, 0, "E")
    t:give(1, { lumber = 3, brick = 3, ore = 3 })
    t:piece(1, "road", -3, 0, "NE")
    t:refused(1, "build_road")
    t:refused(1, "trade_bank", "ore", "wool")
    t:roll(2)
    t:equal(t:legal(1, "travel_ship"), 0)
    t:equal(t:legal(1, "build_road") > 0, true)
    t:act(1, "end_turn")
    t:equal(t:legal(1, "travel_ship") > 0, true)
    t:refused(1, "build_road")
    t:refused(1, "trade_bank", "ore", "wool")
    t:refused(1, "offer_trade", { ore = 1 }, { gold = 1 }, { 2 }, "not_now")
    t:act(1, "end_turn")
    t:roll(2)
end)

hex.test("P-47 P-48 P-49 nothing is built beside what lies face down", function(t)
    begin(t)
    t:tile(1, 0, "fields", 5)
    t:piece(1, "road", 1, 0, "SW")
    t:give(1, { lumber = 3, brick = 3, wool = 3, grain = 3 })
    t:roll(2)
    t:refused(1, "build_settlement", { 1, 0, "S" }, "wrong_place")
    t:act(1, "build_road", { 1, 0, "W" })
    t:refused(1, "build_road", { 1, 0, "SE" }, "wrong_place")
end)

hex.test("P-51 no road without land", function(t)
    begin(t)
    t:piece(1, "settlement", -1, 0, "SE")
    t:give(1, { lumber = 3, brick = 3 })
    t:roll(2)
    t:refused(1, "build_road", { 0, 0, "SW" }, "wrong_place")
    t:act(1, "build_road", { -1, 0, "SE" })
end)

hex.test("P-273 to P-280 the play field of Land Ho!", function(t)
    begin(t)
    t:ask(function(game)
        t:equal(#game:tiles(), 51)
        local hidden = 0
        for _, tile in ipairs(game:tiles()) do
            if game:is_face_down(tile) then hidden = hidden + 1 end
        end
        t:equal(hidden, 16)
        for _, place in ipairs { { 4, -3 }, { 5, -3 }, { 3, -2 }, { 5, -2 }, { 2, -1 }, { 5, -1 },
            { 1, 1 }, { 3, 1 }, { 4, 1 }, { 1, 2 }, { 3, 2 }, { 2, 3 } } do
            t:equal(game:is_face_down(game:tile(place[1], place[2])), true)
        end
        t:equal({ game:tile(5, 0) ~= nil, game:tile(6, 0) }, { true })
    end)
end)

hex.test("P-285 P-286 P-243 the island of Land Ho!", function(t)
    begin(t)
    t:equal({ t:at(0, -3) }, { "mountains", 11 })
    t:equal({ t:at(-3, 0) }, { "pasture", 6 })
    t:equal({ t:at(-2, 3) }, { "forest", 5 })
    t:equal({ t:at(-1, -1) }, { "pasture", 10 })
end)

hex.test("P-106 P-108 P-263 what lies face down", function(t)
    begin(t)
    local terrains, tokens = {}, {}
    for _, place in ipairs { { 4, -3 }, { 5, -3 }, { 3, -2 }, { 4, -2 }, { 5, -2 }, { 2, -1 },
        { 4, -1 }, { 5, -1 } } do
        local terrain, token = t:at(place[1], place[2])
        terrains[terrain] = (terrains[terrain] or 0) + 1
        if token > 0 then table.insert(tokens, token) end
    end
    table.sort(tokens)
    t:equal(terrains, { forest = 1, hills = 1, pasture = 1, fields = 1, mountains = 2, sea = 2 })
    t:equal(tokens, { 3, 4, 5, 6, 9, 10 })
end)

hex.test("a game by chance comes to its end", function(t)
    begin(t, 2, {}, true)
    t:finish()
end)

hex.test("P-246 P-290 the first cards are those of the line that was drawn", function(t)
    local lines = { ["0,-3,4"] = { ore = 1, grain = 1, wool = 1 },
        ["-3,3,1"] = { ore = 1, lumber = 1, brick = 1 },
        ["-3,0,3"] = { wool = 1, ore = 1, grain = 1 }, ["-3,0,1"] = { brick = 1, wool = 1 } }
    t:game { players = 4, scenario = "explorers:land_ho", seed = 8, setup = true }
    for place, goods in pairs(lines) do
        local at = place:split ","
        local seat = t:ask(function(game)
            local tile = game:tile(tonumber(at[1]), tonumber(at[2]))
            return select(2, game:at_corner(game:corner(tile, tonumber(at[3]))))
        end)
        for _, good in ipairs { "brick", "grain", "lumber", "ore", "wool" } do
            t:equal(t:goods(seat, good), goods[good] or 0, good)
        end
    end
end)

hex.test("P-249 what neutral neighbours have keeps its distance, bars roads and receives nothing",
    function(t)
        begin(t, 2, { first_player = "seat_1" }, true)
        t:piece(1, "road", -3, 0, "NW")
        t:piece(1, "road", -3, 0, "W")
        t:give(1, { lumber = 2, brick = 2, wool = 1, grain = 1 })
        local before = t:goods(1) + t:goods(2)
        local bank = t:ask(function(game) return game:bank "brick" end)
        t:roll(4)                                           -- the hills (-2,-1), beside (-3,0):N
        t:equal({ t:goods(1) + t:goods(2), t:ask(function(game) return game:bank "brick" end) },
            { before, bank })
        t:refused(1, "build_road", { -3, 0, "NE" }, "occupied")
        t:refused(1, "build_road", { -2, -1, "W" }, "not_connected")
        t:refused(1, "build_settlement", { -3, 0, "NW" }, "too_close")
        t:act(1, "build_settlement", { -3, 0, "SW" })
    end)
