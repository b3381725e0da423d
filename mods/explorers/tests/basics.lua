-- What of the base game holds, and what does not.
-- Everybody begins at the line of his seat, where the rules of the tests want them.
local function laid_out(options)
    options = options or {}
    options.ep_drawn_lines = false
    return options
end
local function begin(t, options, scenario)
    t:game { players = 3, scenario = scenario or "explorers:land_ho", seed = 2,
        options = laid_out(options) }
end
local function hidden(t, q, r)
    return t:ask(function(game) return game:is_face_down(game:tile(q, r)) end)
end

hex.test("P-1 P-8 P-6 roads and settlements cost what they do in the base game", function(t)
    begin(t)
    t:piece(1, "road", -3, 0, "NE")
    t:give(1, { lumber = 2, brick = 2, wool = 1, grain = 1 })
    t:roll(2)
    t:ask(function(game)
        for _, good in ipairs { "lumber", "brick", "wool", "grain", "ore" } do
            t:equal(game:bank(good) + game:goods(1, good), 19)
        end
    end)
    t:act(1, "build_road", { -3, 0, "NW" })
    t:equal({ t:goods(1, "lumber"), t:goods(1, "brick") }, { 1, 1 })
    t:act(1, "build_settlement", { -3, 0, "NE" })
    t:equal({ t:goods(1), t:points(1) }, { 0, 1 })                          -- P-14
end)

hex.test("P-5 the pieces that are shared", function(t)
    begin(t, nil, "explorers:full")
    t:ask(function(game)
        t:equal({ game:figures_left "haul", game:deck "lair_numbers" }, { 6, 6 })
        for seat = 1, 3 do t:equal(game:figures_left("sack", seat), 6) end
    end)
end)

hex.test("P-11 P-12 P-13 no longest road, no robber, no harbours", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
        t:piece(1, "road", -2, 0, side)
    end
    t:equal(t:points(1), 0)
    t:ask(function(game)
        for _, tile in ipairs(game:tiles()) do
            for _, corner in ipairs(game:corners(tile)) do t:equal(game:harbour(corner), nil) end
        end
    end)
    t:roll(7)
    t:act(1, "end_turn")
    t:equal(t:legal(1, "travel_ship"), 0)
end)

hex.test("P-14 P-15 P-16 points: one for a settlement, two for a harbour settlement", function(t)
    begin(t, nil, "explorers:full")
    t:piece(1, "road", -3, 0, "NE")
    t:figure(1, "ship", 0, 0, "W")
    t:give(1, { gold = 9 })
    t:equal(t:points(1), 0)
    t:piece(1, "settlement", -3, 0, "N")
    t:equal(t:points(1), 1)
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    t:figure(1, "settler", -1, 0, "NE")
    t:figure(1, "crew", -2, 0)
    t:equal(t:points(1), 3)
end)

hex.test("P-17 P-116 the point that wins counts at once, in the middle of a movement", function(t)
    begin(t)
    for _, at in ipairs { { -3, 0, "N" }, { -3, 2, "S" }, { 0, -3, "N" } } do
        t:piece(1, "harbour_settlement", at[1], at[2], at[3])
    end
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    t:roll(2)
    t:equal(t:winner(), 1)
    begin(t)
    for _, at in ipairs { { -3, 0, "N" }, { -3, 2, "S" } } do
        t:piece(1, "harbour_settlement", at[1], at[2], at[3])
    end
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    t:piece(1, "settlement", 0, -3, "N")
    local ship = t:figure(1, "ship", -2, 2, "E")
    t:roll(2)
    t:act(1, "end_turn")
    t:act(1, "load_settler", t:figure(1, "settler", -1, 0, "NE"), t:figure(1, "ship", -1, 0, "E"))
    t:equal(t:winner(), nil)
    t:ask(function(game) t:equal(game:points(1), 7) end)
    t:refused(1, "do_found", ship)
    local laden = t:ask(function(game)
        for _, one in ipairs(game:figures("ship", 1)) do
            if #game:cargo(one) > 0 then return one end
        end
    end)
    t:act(1, "travel_ship", laden, { -2, 2, "NE" })
    t:act(1, "do_found", laden)
    t:act(1, "choose_landing", { -2, 2, "NE" })
    t:equal(t:winner(), 1)
end)

hex.test("P-18 who has the points in another's turn wins when his own begins", function(t)
    begin(t)
    t:roll(2)
    for _, at in ipairs { { -3, 0, "N" }, { -3, 2, "S" }, { 0, -3, "N" }, { -1, 0, "NE" } } do
        t:piece(2, "harbour_settlement", at[1], at[2], at[3])
    end
    t:act(1, "end_turn")
    t:equal(t:winner(), nil)
    t:act(1, "end_turn")
    t:equal(t:winner(), 2)
end)

hex.test("P-29 P-33 a bank that cannot serve all gives nobody a card, and a gold to each",
    function(t)
        begin(t)
        t:piece(1, "settlement", -3, 2, "N")
        t:piece(2, "settlement", -3, 2, "S")
        t:give(3, { lumber = 18 })
        local before = { t:goods(1, "gold"), t:goods(2, "gold"), t:goods(3, "gold") }
        t:roll(11)
        t:equal({ t:goods(1, "lumber"), t:goods(2, "lumber") }, { 0, 0 })
        t:equal({ t:goods(1, "gold") - before[1], t:goods(2, "gold") - before[2],
            t:goods(3, "gold") - before[3] }, { 1, 1, 1 })
        begin(t)
        t:piece(1, "settlement", -3, 2, "N")
        t:give(3, { lumber = 18 })
        t:roll(11)
        t:equal(t:goods(1, "lumber"), 1)
    end)

hex.test("P-50 P-98 a road that points at the unknown is legal and finds nothing", function(t)
    begin(t)
    t:tile(1, -1, "fields", 5)
    t:piece(1, "road", 1, -1, "W")
    t:give(1, { lumber = 1, brick = 1 })
    t:roll(2)
    t:act(1, "build_road", { 1, -1, "NW" })                                 -- ends at (1,-1):N
    t:equal(hidden(t, 2, -1), true)
end)

hex.test("P-52 P-53 no road and no settlement in a region where one has none; ships are no roads",
    function(t)
        begin(t)
        t:tile(2, -1, "fields", 5)
        t:figure(1, "ship", 2, -1, "W")
        t:piece(1, "settlement", -1, 0, "NE")
        t:give(1, { lumber = 2, brick = 2, wool = 1, grain = 1 })
        t:roll(2)
        t:refused(1, "build_settlement", { 2, -1, "SW" }, "not_connected")
        t:refused(1, "build_road", { 2, -1, "SW" }, "not_connected")
    end)

hex.test("P-62 P-65 a new ship shares its route with one other ship", function(t)
    begin(t)
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    t:figure(2, "ship", -1, 0, "E")
    t:give(1, { lumber = 2, wool = 2 })
    t:roll(2)
    t:act(1, "build_ship", { -1, 0, "E" })
    t:refused(1, "build_ship", { -1, 0, "E" }, "no_room")
end)

hex.test("P-87 an unknown side is no sea route", function(t)
    begin(t)
    t:tile(2, -1, "fields", 6)
    t:roll(2)
    t:act(1, "end_turn")
    local ship = t:figure(1, "ship", 1, -1, "E")
    t:refused(1, "travel_ship", ship, { 2, -1, "NE" })
end)

hex.test("P-19 what is public, and what is hidden", function(t)
    begin(t, nil, "explorers:full")
    t:give(2, { gold = 3, ore = 2 })
    t:ask(function(game)
        t:equal({ game:goods(2, "gold"), game:hand(2) }, { 5, 2 })
    end)
    t:give(1, { ore = 1 })
    t:roll(7)
    t:equal(t:ask(function(game) return game:hand(2) end), 2)
end)

hex.test("P-111 P-112 P-113 P-114 P-115 founding needs a settlement in the supply", function(t)
    begin(t)
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    local ship = t:figure(1, "ship", -2, 2, "E")
    local settler = t:figure(1, "settler", -1, 0, "NE")
    local other = t:figure(1, "ship", -1, 0, "E")
    t:roll(2)
    t:act(1, "end_turn")
    t:act(1, "load_settler", settler, other)
    t:refused(1, "do_found", ship)
    t:refused(1, "do_found", other)                                         -- too close
    t:act(1, "travel_ship", other, { -2, 2, "NE" })
    for _, at in ipairs { { -3, 0, "N" }, { -3, 2, "S" }, { 0, -3, "N" }, { 0, -3, "S" },
        { -3, 0, "S" } } do
        t:piece(1, "settlement", at[1], at[2], at[3])
    end
    t:refused(1, "do_found", other, "not_allowed")
end)

hex.test("P-101 P-100 a land that is found gets a number of its region", function(t)
    local north = { [3] = true, [4] = true, [5] = true, [6] = true, [9] = true, [10] = true }
    for seed = 1, 8 do
        t:game { players = 3, scenario = "explorers:land_ho", seed = seed,
            options = laid_out() }
        t:roll(2)
        t:act(1, "end_turn")
        local ship = t:figure(1, "ship", 0, -1, "SE")
        t:act(1, "travel_ship", ship, { 1, -1, "E" })
        t:equal(hidden(t, 2, -1), false)
        local terrain, number = t:at(2, -1)
        t:equal(terrain == "sea" and number == 0 or north[number], true)
    end
end)
