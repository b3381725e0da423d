-- What the volcano yields, and when.
local function table_with(t, options)
    t:game { players = 3, seed = 1, options = options }
    t:tile(0, 0, "volcano", 9)
    for _, place in ipairs { { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 } } do
        t:tile(place[1], place[2], "desert")
    end
    t:pawn("robber", 2, 0)
    return t:ask(function(game) return game:active() end)
end

hex.test("T-7 T-19 T-20 the worked example: cards of choice first, then the eruption", function(t)
    local blue = table_with(t, {})
    local red = blue % 3 + 1
    t:piece(blue, "city", 0, 0, "N")
    t:piece(red, "settlement", 0, 0, "SE")
    t:next { 1 }
    t:roll(9)
    t:equal(t:at(0, 0, "N"), "city")
    t:equal(t:legal(red, "choose_goods"), 0)
    t:act(blue, "choose_goods", { ore = 1, wool = 1 })
    t:equal(t:at(0, 0, "N"), "city")
    t:act(red, "choose_goods", { grain = 1 })
    t:equal(t:at(0, 0, "N"), "settlement")
    t:equal(t:points(blue), 1)
end)

hex.test("T-7 discoveries come after the cards of choice and before the eruption", function(t)
    t:game { players = 3, seed = 1, mods = { "jungle" } }
    t:tile(0, 0, "volcano", 9)
    t:tile(0, -1, "jungle", 9)
    t:pawn("robber", 2, 0)
    t:piece(1, "city", 0, 0, "N")
    t:next { 1 }
    t:roll(9)
    t:equal(t:get("discoveries", 1), 0)
    t:act(1, "choose_goods", { ore = 2 })
    t:equal(t:get("discoveries", 1), 2)
    t:equal(t:at(0, 0, "N"), "settlement")
end)

hex.test("T-39 the cards are kept although the building is lost", function(t)
    local seat = table_with(t, {})
    t:piece(seat, "settlement", 0, 0, "SE")
    t:next { 3 }
    t:roll(9)
    t:act(seat, "choose_goods", { ore = 1 })
    t:equal(t:at(0, 0, "SE"), nil)
    t:equal(t:goods(seat, "ore"), 1)
end)

hex.test("T-19 without production it yields nothing and erupts", function(t)
    local seat = table_with(t, { volcano_production = "none" })
    t:piece(seat, "settlement", 0, 0, "SE")
    t:next { 3 }
    t:roll(9)
    t:equal(t:at(0, 0, "SE"), nil)
    t:equal(t:goods(seat), 0)
end)

hex.test("T-34 the robber stops the production but not the eruption", function(t)
    local seat = table_with(t, {})
    t:piece(seat, "settlement", 0, 0, "SE")
    t:pawn("robber", 0, 0)
    t:next { 3 }
    t:roll(9)
    t:equal(t:goods(seat), 0)
    t:equal(t:at(0, 0, "SE"), nil)
end)

hex.test("T-34 'blocks_all': the robber stops the eruption, too", function(t)
    local seat = table_with(t, { volcano_robber = "blocks_all" })
    for _, where in ipairs { "N", "SE", "SW" } do t:piece(seat, "settlement", 0, 0, where) end
    t:pawn("robber", 0, 0)
    t:roll(9)
    t:equal(t:goods(seat), 0)
    t:equal(t:points(seat), 3)
end)

hex.test("T-34 'blocks_all': without the robber it erupts", function(t)
    local seat = table_with(t, { volcano_robber = "blocks_all" })
    t:piece(seat, "settlement", 0, 0, "SE")
    t:next { 3 }
    t:roll(9)
    t:act(seat, "choose_goods", { ore = 1 })
    t:equal(t:at(0, 0, "SE"), nil)
end)

hex.test("T-34 'blocks_nothing': the robber stops neither", function(t)
    local seat = table_with(t, { volcano_robber = "blocks_nothing" })
    t:piece(seat, "settlement", 0, 0, "SE")
    t:pawn("robber", 0, 0)
    t:next { 3 }
    t:roll(9)
    t:act(seat, "choose_goods", { ore = 1 })
    t:equal(t:goods(seat, "ore"), 1)
    t:equal(t:at(0, 0, "SE"), nil)
end)

hex.test("T-38 the three fires yield whatever the option says", function(t)
    t:game { players = 3, scenario = "volcano:cape", options = { volcano_production = "none" } }
    t:piece(1, "settlement", 5, -1, "NE")
    t:pawn "robber"
    t:next { 1 }
    t:roll(6)
    t:act(1, "choose_goods", { ore = 1 })
    t:equal(t:goods(1, "ore"), 1)
end)
