-- The Harbormaster (X-H-1 to X-H-12). Harbours of the printed island: 3:1 at the north-western side
-- of 0, -2, grain at the north-eastern side of 1, -2, ore of 2, -1, 3:1 at the east of 2, 0, wool
-- at the south-eastern side of 1, 1.
local function begin(t, more, mods)
    local options = { map_setup = "beginner", harbormaster = "on" }
    for name, value in pairs(more or {}) do options[name] = value end
    t:game { players = 4, options = options, mods = mods }
end
local function holder(t)
    return t:ask(function(game) return game:holder "harbormaster" end)
end
local function measure(t, seat)
    return t:ask(function(game) return game:measure(seat, "harbormaster") end)
end

hex.test("X-H-1 X-H-2 X-H-3 X-H-4 X-H-11 three harbour points bring two points", function(t)
    begin(t)
    t:piece(1, "settlement", 0, -2, "NW")
    t:piece(1, "settlement", 2, -1, "NE")
    t:equal({ measure(t, 1), holder(t) }, { 2 })
    t:piece(2, "city", 0, 0, "N")
    t:equal(measure(t, 2), 0)
    t:piece(1, "settlement", 1, 1, "SE")
    t:equal({ measure(t, 1), holder(t) }, { 3, 1 })
    t:equal(t:points(1), 5)
    begin(t)
    t:piece(1, "city", 0, -2, "NW")
    t:piece(1, "settlement", 2, -1, "NE")
    t:equal({ measure(t, 1), holder(t) }, { 3, 1 })
end)

hex.test("X-H-5 X-H-6 case 15: a tie changes nothing, more takes the card", function(t)
    begin(t)
    t:piece(1, "city", 0, -2, "NW")
    t:piece(1, "settlement", 2, -1, "NE")
    t:piece(2, "city", 2, 0, "NE")
    t:piece(2, "settlement", 1, 1, "SE")
    t:equal({ holder(t), t:points(1), t:points(2) }, { 1, 5, 3 })
    t:piece(2, "settlement", 1, -2, "NE")
    t:equal({ holder(t), t:points(1), t:points(2) }, { 2, 3, 6 })
end)

-- A volcano destroys what stands at its northern corner.
local function lose_northern(t)
    t:next { 1 }
    t:roll(9)
end

hex.test("X-H-7 who loses points loses the card to the one player with the most", function(t)
    for _, rivals in ipairs { 0, 1, 2 } do
        begin(t, { volcano_production = "none" }, { "volcano" })
        t:tile(0, -2, "volcano", 9)
        t:pawn("robber", 2, 0)
        t:piece(1, "settlement", 0, -2, "N")
        t:piece(1, "settlement", 1, -2, "N")
        t:piece(1, "settlement", -1, 2, "SE")
        t:piece(1, "settlement", -2, 2, "SW")
        if rivals > 0 then
            t:piece(2, "city", 2, 0, "NE")
            t:piece(2, "city", 1, 1, "SE")
        end
        if rivals > 1 then
            t:piece(3, "city", -2, 1, "SW")
            t:piece(3, "city", 2, -1, "NE")
        end
        t:equal(holder(t), 1)
        lose_northern(t)
        t:equal(measure(t, 1), 3)
        t:equal(holder(t), ({ [0] = 1, [1] = 2 })[rivals])
    end
end)

hex.test("X-H-7 who falls back to a tie keeps the card", function(t)
    begin(t, { volcano_production = "none" }, { "volcano" })
    t:tile(0, -2, "volcano", 9)
    t:pawn("robber", 2, 0)
    t:piece(1, "settlement", 0, -2, "N")
    t:piece(1, "city", 1, -2, "N")
    t:piece(1, "settlement", -1, 2, "SE")
    t:piece(2, "city", 2, 0, "NE")
    t:piece(2, "settlement", 1, 1, "SE")
    lose_northern(t)
    t:equal({ measure(t, 1), measure(t, 2), holder(t) }, { 3, 3, 1 })
end)

hex.test("X-H-7 with fewer than three it is set aside", function(t)
    begin(t, { volcano_production = "none" }, { "volcano" })
    t:tile(0, -2, "volcano", 9)
    t:pawn("robber", 2, 0)
    t:piece(1, "settlement", 0, -2, "N")
    t:piece(1, "city", -1, 2, "SE")
    lose_northern(t)
    t:equal({ measure(t, 1), holder(t) }, { 2 })
end)

hex.test("X-H-8 X-G-5 X-G-16 it takes a point more to win, or two", function(t)
    for _, bonus in ipairs { "1", "2" } do
        begin(t, { harbormaster_target_bonus = bonus })
        for _, place in ipairs { { 0, 0, "N" }, { 2, 0, "N" }, { -2, 1, "N" }, { 0, 1, "S" } } do
            t:piece(1, "city", place[1], place[2], place[3])
        end
        t:card(1, "chapel")
        t:card(1, "library")
        t:roll(12)
        t:equal(t:winner(), nil)
        t:piece(1, "settlement", 0, -2, "N")
        t:act(1, "end_turn")
        t:equal(t:winner(), nil)
        for seat = 2, 4 do
            t:roll(12)
            t:act(seat, "end_turn")
        end
        t:equal(t:winner(), bonus == "1" and 1 or nil)
    end
end)

hex.test("X-H-9 buildings of the set-up count", function(t)
    begin(t)
    for seed = 1, 4 do
        t:game { players = 4, setup = true, seed = seed, options = { harbormaster = "on" } }
        for seat = 1, 4 do
            local due = t:ask(function(game)
                local points = 0
                for _, corner in ipairs(game:places(seat, "settlement")) do
                    if game:harbour(corner) then points = points + 1 end
                end
                return points
            end)
            t:equal(measure(t, seat), due)
        end
    end
end)

hex.test("X-H-12 whole games with the Harbormaster", function(t)
    for _, more in ipairs { "event_cards", "fishermen", "rivers", "caravans" } do
        t:game { players = 4, setup = true, seed = 3, mods = { more },
            options = { harbormaster = "on" } }
        t:finish()
    end
end)
