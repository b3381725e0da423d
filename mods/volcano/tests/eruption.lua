-- What is hit, and what becomes of it. Without production nothing is asked, so the die follows at
-- once: t:next gives it.
local function table_with(t, options)
    options.volcano_production = "none"
    t:game { players = 3, seed = 1, options = options }
    t:tile(0, 0, "volcano", 9)
    t:pawn("robber", 2, 0)
end
local corners = { "N", "NE", "SE", "S", "SW", "NW" }

hex.test("T-20 T-21 T-22 a die names one corner, 1 is N and then clockwise", function(t)
    for face, where in ipairs(corners) do
        table_with(t, {})
        for seat, other in ipairs { corners[(face + 1) % 6 + 1], corners[(face + 3) % 6 + 1] } do
            t:piece(seat, "settlement", 0, 0, other)
        end
        t:piece(3, "settlement", 0, 0, where)
        t:next { face }
        t:roll(9)
        t:equal(t:at(0, 0, where), nil, where)
        t:equal(t:points(1), 1)
        t:equal(t:points(2), 1)
        t:equal(t:points(3), 0)
    end
end)

hex.test("T-21 the offset turns the corners clockwise", function(t)
    for offset = 0, 5 do
        table_with(t, { volcano_corner_offset = "" .. offset })
        local where = corners[(2 + offset) % 6 + 1]
        t:piece(1, "settlement", 0, 0, where)
        t:next { 3 }
        t:roll(9)
        t:equal(t:at(0, 0, where), nil, where)
    end
end)

hex.test("T-21 a random offset stays the same and is known to all", function(t)
    table_with(t, { volcano_corner_offset = "random" })
    t:set("volcano_turn", 4)
    t:piece(1, "settlement", 0, 0, "SW")
    t:next { 1 }
    t:roll(9)
    t:equal(t:at(0, 0, "SW"), nil)
    t:equal(t:get "volcano_turn", 4)
end)

hex.test("T-21 a random offset is any of six", function(t)
    local seen, kinds = {}, 0
    for seed = 1, 40 do
        t:game { players = 3, seed = seed, options = { volcano_corner_offset = "random" } }
        local turn = t:get "volcano_turn"
        if not seen[turn] then kinds = kinds + 1 end
        seen[turn] = true
    end
    t:equal(kinds, 6)
end)

hex.test("T-23 T-29 a settlement goes back to its owner, and its point is lost", function(t)
    table_with(t, {})
    t:piece(1, "settlement", 0, 0, "SE")
    t:next { 3 }
    t:roll(9)
    t:equal(t:at(0, 0, "SE"), nil)
    t:equal(t:points(1), 0)
    t:equal(t:ask(function(game) return game:supply(1, "settlement") end), 5)
end)

hex.test("T-24 T-29 a city becomes a settlement", function(t)
    table_with(t, {})
    t:piece(2, "city", 0, 0, "N")
    t:next { 1 }
    t:roll(9)
    local piece, seat = t:at(0, 0, "N")
    t:equal(piece, "settlement")
    t:equal(seat, 2)
    t:equal(t:points(2), 1)
    t:equal(t:ask(function(game) return game:supply(2, "city") end), 4)
    t:equal(t:ask(function(game) return game:supply(2, "settlement") end), 4)
end)

hex.test("T-24 with 'destroy' a city is lost like a settlement", function(t)
    table_with(t, { volcano_city = "destroy", volcano_no_settlement_piece = "city_lies_down" })
    t:piece(2, "city", 0, 0, "N")
    t:next { 1 }
    t:roll(9)
    t:equal(t:at(0, 0, "N"), nil)
    t:equal(t:points(2), 0)
end)

hex.test("T-26 T-27 an empty corner: nothing happens, and roads stay", function(t)
    table_with(t, {})
    t:piece(1, "settlement", 0, 0, "S")
    t:piece(1, "road", 0, 0, "NE")
    t:next { 1 }
    t:roll(9)
    t:equal(t:at(0, 0, "S"), "settlement")
    t:equal(t:at(0, 0, "NE"), "road")
end)

hex.test("T-27 the roads of a lost settlement stay", function(t)
    table_with(t, {})
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    t:next { 1 }
    t:roll(9)
    t:equal(t:at(0, 0, "N"), nil)
    t:equal(t:at(0, 0, "NE"), "road")
end)

hex.test("T-28 only the owner of the hit building loses, the roller like everybody", function(t)
    table_with(t, {})
    local roller = t:ask(function(game) return game:active() end)
    local other = roller % 3 + 1
    t:piece(roller, "settlement", 0, 0, "N")
    t:piece(other, "settlement", 0, 0, "S")
    t:next { 1 }
    t:roll(9)
    t:equal(t:points(roller), 0)
    t:equal(t:points(other), 1)
end)

hex.test("T-30 T-32 whoever has lost all may build there again from his roads", function(t)
    table_with(t, {})
    local seat = t:ask(function(game) return game:active() end)
    t:piece(seat, "settlement", 0, 0, "N")
    t:piece(seat, "road", 0, 0, "NE")
    t:next { 1 }
    t:roll(9)
    t:equal(t:points(seat), 0)
    t:give(seat, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:act(seat, "build_settlement", { 0, 0, "N" })
    t:equal(t:points(seat), 1)
end)

hex.test("T-31 a removed settlement no longer cuts the road of another", function(t)
    table_with(t, {})
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(1, "road", 0, 0, side) end
    t:piece(2, "settlement", 0, 0, "SE")
    local function length(game) return game:measure(1, "longest_road") end
    t:equal(t:ask(length), 3)
    t:next { 3 }
    t:roll(9)
    t:equal(t:ask(length), 5)
    t:equal(t:ask(function(game) return game:holder "longest_road" end), 1)
    t:equal(t:points(1), 2)
end)

hex.test("T-33 with the building its harbour is lost", function(t)
    t:game { players = 3, seed = 1,
        options = { volcano_production = "none", map_setup = "beginner" } }
    t:tile(0, -2, "volcano", 9)
    t:piece(1, "settlement", 0, -2, "N")
    local function rate(game) return game:rate(1, "ore") end
    t:equal(t:ask(rate), 3)
    t:next { 1 }
    t:roll(9)
    t:equal(t:at(0, -2, "N"), nil)
    t:equal(t:ask(rate), 4)
end)

hex.test("T-35 a 7 never triggers the volcano", function(t)
    table_with(t, {})
    for _, where in ipairs { "N", "SE", "SW" } do t:piece(2, "settlement", 0, 0, where) end
    t:roll(7)
    t:equal(t:points(2), 3)
end)

hex.test("T-36 each volcano of the number has its own die, in the order of the tiles", function(t)
    table_with(t, {})
    t:tile(-1, -1, "volcano", 9)
    t:tile(1, 1, "volcano", 9)
    t:piece(1, "settlement", -1, -1, "NW")
    t:piece(2, "settlement", 0, 0, "N")
    t:piece(3, "settlement", 1, 1, "SE")
    t:next { 6, 1, 3 }
    t:roll(9)
    for seat = 1, 3 do t:equal(t:points(seat), 0) end
end)

hex.test("T-40 whoever is hit below the target has not won", function(t)
    t:game { players = 3, seed = 1, options = { target_vp = 3 } }
    t:tile(0, 0, "volcano", 9)
    t:pawn("robber", 2, 0)
    local seat = t:ask(function(game) return game:active() end)
    for _, where in ipairs { "N", "SE", "SW" } do t:piece(seat, "settlement", 0, 0, where) end
    t:next { 1 }
    t:roll(9)
    t:act(seat, "choose_goods", { ore = 3 })
    t:equal(t:points(seat), 2)
    t:equal(t:legal(seat, "end_turn"), 1)
end)
