-- Harbours that the tribe gives away (S-114, S-115).
-- The tile (2,1) of the tribe has a harbour at its side NW. The side NW of (0,3) lies on the coast.
local function begin(t, options)
    t:game { players = 3, scenario = "seafarers:forgotten_tribe", options = options }
    t:piece(1, "ship", 2, 1, "W")
    t:roll(2)
    t:give(1, { lumber = 2, wool = 2 })
end

hex.test("S-114 a harbour is laid at once on the own coast", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 3, "N")
    t:piece(2, "settlement", 2, 3, "N")
    t:next { 4 }                                -- of any, brick, grain, lumber, ore, wool
    t:act(1, "build_ship", { 2, 1, "NW" })
    t:refused(1, "end_turn", "must_answer")
    t:refused(1, "decline")
    t:refused(1, "choose_place_now_lumber", { 2, 3, "NW" })
    t:refused(1, "choose_place_now_lumber", { 0, 4, "NE" })
    t:act(1, "choose_place_now_lumber", { 0, 3, "NW" })
    t:equal(t:ask(function(game) return game:harbours(1) end), { "lumber" })
    t:equal(t:ask(function(game) return game:rate(1, "lumber") end), 2)
    t:equal(t:get("kept_lumber", 1), 0)
    t:equal(t:legal(1, "do_lay_harbour"), 0)
end)

hex.test("S-114 two harbours share no corner", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 3, "N")
    t:next { 1 }
    t:act(1, "build_ship", { 2, 1, "NW" })
    t:act(1, "choose_place_now_any", { 0, 3, "NE" })
    t:piece(1, "ship", 5, 1, "NE")
    t:next { 1 }
    t:act(1, "build_ship", { 5, 1, "NW" })
    t:equal(t:get("kept_brick", 1), 1)
    t:equal(t:legal(1, "do_lay_harbour"), 0)
    t:act(1, "end_turn")
end)

hex.test("S-115 a harbour without a place is kept and laid later in the own turn", function(t)
    begin(t)
    t:next { 6 }
    t:act(1, "build_ship", { 2, 1, "NW" })
    t:equal(t:get("kept_wool", 1), 1)
    t:refused(1, "do_lay_harbour", "not_allowed")
    t:piece(1, "settlement", 0, 3, "N")
    t:act(1, "do_lay_harbour")
    t:act(1, "choose_place_later_wool", { 0, 3, "NW" })
    t:equal(t:ask(function(game) return game:harbours(1) end), { "wool" })
    t:equal({ t:get("kept_wool", 1), t:get("kept_harbours", 1) }, { 0, 0 })
    t:refused(1, "do_lay_harbour", "too_little")
end)

hex.test("S-114 S-115 beside a city, too", function(t)
    begin(t)
    t:next { 6 }
    t:act(1, "build_ship", { 2, 1, "NW" })
    t:piece(1, "city", 0, 3, "N")
    t:act(1, "do_lay_harbour")
    t:act(1, "choose_place_later_wool", { 0, 3, "NW" })
    t:equal(t:ask(function(game) return game:harbours(1) end), { "wool" })
end)

hex.test("S-115 K-130 at a city that lies on its side it is laid as well", function(t)
    t:game { players = 3, scenario = "seafarers:forgotten_tribe", mods = { "cities_knights" } }
    t:piece(1, "ship", 2, 1, "W")
    t:act(1, "choose_way", 3)
    t:roll(2, { event = "trade" })
    t:give(1, { lumber = 1, wool = 1 })
    t:next { 6 }
    t:act(1, "build_ship", { 2, 1, "NW" })
    t:piece(1, "fallen_city", 0, 3, "N")
    t:act(1, "do_lay_harbour")
    t:act(1, "choose_place_later_wool", { 0, 3, "NW" })
    t:equal(t:ask(function(game) return game:harbours(1) end), { "wool" })
end)

hex.test("S-110 S-111 where a harbour was taken none lies any more", function(t)
    begin(t)
    t:next { 6 }
    t:act(1, "build_ship", { 2, 1, "NW" })
    t:equal(t:get("gift_harbour", { 2, 1, "NW" }), 0)
end)

hex.test("S-115 a kept harbour is nobody else's", function(t)
    begin(t)
    t:next { 1 }
    t:act(1, "build_ship", { 2, 1, "NW" })
    t:act(1, "end_turn")
    t:refused(2, "do_lay_harbour", "not_now")
    t:roll(2)
    t:refused(2, "do_lay_harbour", "too_little")
    t:piece(2, "ship", 5, 1, "NE")
    t:give(2, { lumber = 1, wool = 1 })
    t:next { 1 }
    t:act(2, "build_ship", { 5, 1, "NW" })
    t:equal({ t:get("kept_any", 1), t:get("kept_brick", 2) }, { 1, 1 })
    t:act(2, "end_turn")
    t:roll(2)
    t:piece(3, "settlement", 0, 3, "N")
    t:piece(3, "ship", 7, 3, "E")
    t:give(3, { lumber = 1, wool = 1 })
    t:next { 1 }
    t:act(3, "build_ship", { 7, 3, "NE" })
    t:act(3, "choose_place_now_grain", { 0, 3, "NW" })
end)

hex.test("S-115 of several kept harbours one may be laid, and the others kept on", function(t)
    begin(t)
    t:piece(1, "ship", 5, 1, "NE")
    for _, place in ipairs { { 2, 1 }, { 5, 1 } } do
        t:next { 1 }
        t:act(1, "build_ship", { place[1], place[2], "NW" })
    end
    t:equal(t:get("kept_harbours", 1), 2)
    t:piece(1, "settlement", 0, 3, "N")
    t:act(1, "do_lay_harbour")
    t:act(1, "decline")
    t:act(1, "choose_place_later_any", { 0, 3, "NW" })
    t:equal(t:ask(function(game) return game:harbours(1) end), { "any" })
    t:equal({ t:get("kept_harbours", 1), t:get("kept_brick", 1) }, { 1, 1 })
end)

hex.test("X-H-15 a harbour that is kept gives no harbour point", function(t)
    begin(t, { harbormaster = "on" })
    local function points()
        return t:ask(function(game) return game:measure(1, "harbormaster") end)
    end
    t:next { 6 }
    t:act(1, "build_ship", { 2, 1, "NW" })
    t:piece(1, "settlement", 0, 3, "N")
    t:equal({ t:get("kept_wool", 1), points() }, { 1, 0 })
    t:act(1, "do_lay_harbour")
    t:act(1, "choose_place_later_wool", { 0, 3, "NW" })
    t:equal(points(), 1)
end)
