-- Cities whose owner has no settlement left: lost, or lying down (T-25).
local function all_settlements(t, what)
    t:game { players = 3, seed = 1,
        options = { volcano_production = "none", volcano_no_settlement_piece = what } }
    t:tile(0, 0, "volcano", 9)
    t:pawn("robber", 2, 0)
    t:piece(1, "city", 0, 0, "N")
    t:piece(1, "settlement", 0, 0, "S")
    for _, place in ipairs { { -2, 0 }, { 2, -2 }, { 0, 2 }, { -2, 2 } } do
        t:piece(1, "settlement", place[1], place[2], "NW")
    end
    t:next { 1 }
    t:roll(9)
end
local function of(name)
    return function(game) return game:supply(1, name) end
end

hex.test("T-25 T-29 without a settlement left the city is lost", function(t)
    all_settlements(t, "city_lost")
    t:equal(t:at(0, 0, "N"), nil)
    t:equal(t:points(1), 5)
    t:equal(t:ask(of "city"), 4)
end)

hex.test("T-25 or it lies down and counts as a settlement", function(t)
    all_settlements(t, "city_lies_down")
    t:equal(t:at(0, 0, "N"), "fallen_city")
    t:equal(t:points(1), 6)
end)

hex.test("T-25 a lying city yields like a settlement", function(t)
    all_settlements(t, "city_lies_down")
    t:tile(0, -1, "hills", 5)
    local before = t:goods(1, "brick")
    local seat = t:ask(function(game) return game:active() end)
    t:act(seat, "end_turn")
    t:roll(5)
    t:equal(t:goods(1, "brick"), before + 1)
end)

-- The turn goes round until player 1 has rolled something that concerns nobody.
local function turn_of_1(t)
    while t:ask(function(game) return game:active() end) ~= 1 do
        t:act(t:ask(function(game) return game:active() end), "end_turn")
        t:roll(12)
    end
end

hex.test("T-25 it is raised again for the price of a city", function(t)
    all_settlements(t, "city_lies_down")
    turn_of_1(t)
    t:give(1, { ore = 2, grain = 2 })
    t:refused(1, "do_raise_city", { 0, 0, "N" }, "cannot_pay")
    t:give(1, { ore = 1 })
    t:act(1, "do_raise_city", { 0, 0, "N" })
    t:equal(t:at(0, 0, "N"), "city")
    t:equal(t:points(1), 7)
    t:equal(t:legal(1, "do_raise_city"), 0)
end)

hex.test("T-25 a settlement that comes free by building a city takes its place", function(t)
    all_settlements(t, "city_lies_down")
    turn_of_1(t)
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 0, 0, "S" })
    t:equal(t:at(0, 0, "N"), "settlement")
    t:equal(t:at(0, 0, "S"), "city")
    t:equal(t:ask(of "settlement"), 0)
    t:equal(t:ask(of "city"), 3)
    t:equal(t:ask(of "fallen_city"), 4)
end)

hex.test("T-25 a settlement that comes free by an eruption takes its place", function(t)
    all_settlements(t, "city_lies_down")
    t:act(t:ask(function(game) return game:active() end), "end_turn")
    t:next { 4 }
    t:roll(9)
    t:equal(t:at(0, 0, "S"), nil)
    t:equal(t:at(0, 0, "N"), "settlement")
    t:equal(t:points(1), 5)
end)

hex.test("T-23 T-25 a lying city that is hit is gone", function(t)
    all_settlements(t, "city_lies_down")
    t:act(t:ask(function(game) return game:active() end), "end_turn")
    t:next { 1 }
    t:roll(9)
    t:equal(t:at(0, 0, "N"), nil)
    t:equal(t:points(1), 5)
end)

hex.test("T-25 a lying city keeps its distance, parts roads and uses its harbour", function(t)
    all_settlements(t, "city_lies_down")
    turn_of_1(t)
    t:act(1, "end_turn")
    t:piece(2, "road", 0, 0, "NW")
    t:piece(2, "road", 0, 0, "W")
    t:give(2, { brick = 2, lumber = 2, wool = 1, grain = 1 })
    t:roll(12)
    t:refused(2, "build_road", { 0, 0, "NE" }, "not_connected")
    t:refused(2, "build_settlement", { 0, 0, "NW" }, "too_close")
    t:game { players = 3, seed = 1, options = { map_setup = "beginner",
        volcano_no_settlement_piece = "city_lies_down" } }
    t:piece(1, "fallen_city", 0, -2, "N")
    t:equal(t:ask(function(game) return game:rate(1, "ore") end), 3)
end)

hex.test("T-25 a settlement that comes free raises nobody else's city", function(t)
    all_settlements(t, "city_lies_down")
    t:piece(2, "city", 2, 0, "N")
    turn_of_1(t)
    t:act(1, "end_turn")
    t:piece(2, "settlement", 0, 2, "SE")
    t:give(2, { ore = 3, grain = 2 })
    t:roll(12)
    t:act(2, "build_city", { 0, 2, "SE" })
    t:equal(t:at(0, 0, "N"), "fallen_city")
end)

hex.test("T-25 a settlement that comes free finds the own city among those that lie", function(t)
    all_settlements(t, "city_lies_down")
    t:piece(2, "fallen_city", 2, 0, "N")
    t:set("laid_down", { 2, 0, "N" }, 1)
    t:piece(2, "settlement", 0, 2, "SE")
    t:equal(t:at(2, 0, "N"), "settlement")
    t:equal(t:at(0, 0, "N"), "fallen_city")
end)

hex.test("T-25 of two that lie one settlement takes the place of one only", function(t)
    all_settlements(t, "city_lies_down")
    t:piece(1, "fallen_city", 2, 0, "N")
    t:set("laid_down", { 2, 0, "N" }, 1)
    turn_of_1(t)
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 0, 0, "S" })
    t:equal(t:at(0, 0, "N"), "settlement")
    t:equal(t:at(2, 0, "N"), "fallen_city")
    t:equal(t:ask(of "settlement"), 0)
end)

hex.test("T-25 X-H-2 a lying city has the harbour point of a settlement", function(t)
    t:game { players = 3, options = { map_setup = "beginner", harbormaster = "on",
        volcano_no_settlement_piece = "city_lies_down" } }
    t:piece(1, "fallen_city", 0, -2, "N")
    t:piece(1, "settlement", 2, -1, "NE")
    t:equal(t:ask(function(game) return game:holder "harbormaster" end), nil)
    t:piece(1, "city", 2, -1, "NE")
    t:equal(t:ask(function(game) return game:holder "harbormaster" end), 1)
end)

hex.test("T-25 it is raised by whoever builds in the turns of others, too", function(t)
    for _, mode in ipairs { "special_build", "paired_players" } do
        t:game { players = 5, seed = 1, options = { five_six_mode = mode,
            volcano_no_settlement_piece = "city_lies_down" } }
        t:piece(4, "fallen_city", 0, 0, "N")
        t:give(4, { ore = 3, grain = 2 })
        t:pawn "robber"
        t:roll(12)
        t:act(1, "end_turn")
        for seat = 2, mode == "special_build" and 3 or 1 do t:act(seat, "end_turn") end
        t:act(4, "do_raise_city", { 0, 0, "N" })
    end
end)
