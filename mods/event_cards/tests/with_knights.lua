-- With Cities & Knights (X-E-51 to X-E-60).
local function begin(t, options)
    t:game { players = 3, scenario = "cities_knights", mods = { "event_cards" }, options = options }
end
local function draw(t, card)
    t:top("event_" .. card)
    t:act(1, "roll")
end
local function knight(t, seat, rank, active, q, r)
    local one = t:figure(seat, "knight", q, r, "N")
    t:set("rank", one, rank)
    t:set("active", one, active and 1 or 0)
end

hex.test("X-E-51 X-E-52 the event die is thrown, the card has a red value", function(t)
    begin(t)
    draw(t, "9_5")
    t:equal(t:ask(function(game)
        return { game:total(), game:die "red", game:face "event" ~= nil }
    end), { 9, 5, true })
end)

hex.test("X-E-51 what the event die brings comes before the event of the card", function(t)
    local ships = 0
    for seed = 1, 12 do
        t:game { players = 3, scenario = "cities_knights", mods = { "event_cards" }, seed = seed }
        t:piece(1, "city", 0, 0, "N")
        t:set("barbarian_ship", 6)
        draw(t, "2_1")
        local lands = t:ask(function(game) return game:face "event" end) == "ship"
        ships = ships + (lands and 1 or 0)
        t:equal({ t:legal(1, "choose_lost_city"), t:legal(1, "choose_goods") > 0 },
            { lands and 1 or 0, not lands })
        if lands then
            t:act(1, "choose_lost_city", { 0, 0, "N" })
            t:equal(t:legal(1, "choose_goods") > 0, true)
        end
    end
    t:equal(ships > 0, true)
end)

hex.test("X-E-53 in an Epidemic no city yields a commodity", function(t)
    begin(t)
    t:tile(0, 0, "mountains", 6)
    t:piece(1, "city", 0, 0, "N")
    draw(t, "6_1")
    t:equal({ t:goods(1, "ore"), t:goods(1, "coin") }, { 1, 0 })
end)

hex.test("X-E-54 X-E-56 Tournament: the strength of active knights counts", function(t)
    begin(t)
    knight(t, 1, 1, true, 0, 0)
    knight(t, 1, 1, true, 1, 0)
    knight(t, 2, 2, true, -1, 0)
    knight(t, 3, 3, false, 0, 1)
    draw(t, "5_3")
    t:refused(1, "choose_goods", { cloth = 1 })
    t:act(1, "choose_goods", { ore = 1 })
    t:act(2, "choose_goods", { wool = 1 })
    t:equal({ t:goods(1, "ore"), t:goods(2, "wool"), t:goods(3) }, { 1, 1, 0 })
end)

hex.test("X-E-55 Conflict: the strongest army draws, on a tie nobody", function(t)
    for _, tie in ipairs { true, false } do
        begin(t)
        knight(t, 1, tie and 1 or 2, true, 0, 0)
        knight(t, 2, 1, true, -1, 0)
        t:give(3, { wool = 2 })
        draw(t, "3_1")
        if not tie then t:act(1, "choose_event_victim", 3) end
        t:equal(t:goods(1, "wool"), tie and 0 or 1)
    end
end)

hex.test("X-E-57 gifts may be commodities, and are where there is no resource", function(t)
    begin(t)
    t:give(1, { cloth = 1 })
    t:give(2, { paper = 1, ore = 1 })
    draw(t, "6_3")
    t:act(2, "give", { paper = 1 })
    t:act(1, "give", { cloth = 1 })
    t:equal({ t:goods(2, "cloth"), t:goods(3, "paper"), t:goods(2, "ore") }, { 1, 1, 1 })
    begin(t)
    t:give(1, { cloth = 1 })
    t:piece(1, "city", 0, 0, "N")
    draw(t, "10_4")
    t:act(1, "choose_event_poorer", 3)
    t:act(1, "give", { cloth = 1 })
    t:equal(t:goods(3, "cloth"), 1)
end)

hex.test("X-E-58 with the Alchemist no card is turned over", function(t)
    begin(t)
    t:card(1, "alchemist")
    local before = t:ask(function(game) return game:deck "events" end)
    t:act(1, "play_alchemist")
    t:act(1, "choose_shown", 3)
    t:act(1, "choose_shown_yellow", 2)
    t:act(1, "roll")
    t:equal(t:ask(function(game) return { game:total(), game:deck "events" } end), { 5, before })
end)

hex.test("X-E-60 Road Building mends a damaged road", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    t:set("damaged", { 0, 0, "NE" }, 1)
    t:set("damaged_roads", 1, 1)
    t:card(1, "road_building")
    t:roll(12)
    t:act(1, "play_road_building")
    t:act(1, "choose_damaged_road", { 0, 0, "NE" })
    t:equal(t:get("damaged_roads", 1), 0)
    t:act(1, "place_road", { 0, 0, "NW" })
end)

hex.test("X-E-37 X-E-56 events give resources, never commodities", function(t)
    begin(t)
    draw(t, "2_1")
    t:refused(1, "choose_goods", { cloth = 1 })
    t:act(1, "choose_goods", { ore = 1 })
end)

-- A hand of commodities alone: whoever draws from the resources draws nothing.
hex.test("X-E-62 X-E-37 Conflict and Trade Advantage draw commodities, too", function(t)
    begin(t)
    knight(t, 1, 1, true, 0, 0)
    t:give(3, { cloth = 3 })
    draw(t, "3_1")
    t:act(1, "choose_event_victim", 3)
    t:equal(t:goods(1, "cloth"), 1)
    for _, option in ipairs { "true", "false" } do
        begin(t, { ["tb.tradeAdvantageCommodity"] = option })
        t:piece(1, "road", 0, 0, "NE")
        t:give(3, { cloth = 3 })
        draw(t, "5_4")
        t:act(1, "choose_event_victim", 3)
        t:equal(t:goods(1, "cloth"), option == "true" and 1 or 0)
    end
end)

hex.test("X-E-21 a knight is built at the end of a damaged road, too", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    t:piece(1, "road", -2, 0, "NE")
    t:give(1, { ore = 1, wool = 1 })
    t:set("damaged", { 0, 0, "NE" }, 1)
    t:set("damaged_roads", 1, 1)
    draw(t, "8_3")
    t:act(1, "build_knight", { 0, 0, "NE" })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-E-51 to X-E-60 whole games", function(t)
    t:game { players = 3, scenario = "cities_knights", mods = { "event_cards" }, setup = true,
        seed = 2 }
    t:play(800)
end)

hex.test("X-E-59 the Diplomat neither removes nor mends a damaged road", function(t)
    for damaged = 0, 1 do
        t:game { players = 3, scenario = "cities_knights", mods = { "event_cards" } }
        t:piece(1, "road", 0, 0, "NE")
        t:piece(2, "road", 1, 0, "E")
        t:set("damaged", { 0, 0, "NE" }, damaged)
        t:set("damaged_roads", 1, damaged)
        t:card(1, "diplomat")
        t:top "event_8_3"
        t:act(1, "roll")
        t:act(1, "play_diplomat")
        t:equal(t:legal(1, "choose_open_road"), 2 - damaged)
    end
end)

hex.test("X-E-21 a knight that is on the board goes along a damaged road", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    local figure = t:figure(1, "knight", 0, 0, "N")
    for _, counter in ipairs { "active", "ready" } do t:set(counter, figure, 1) end
    t:set("damaged", { 0, 0, "NE" }, 1)
    t:set("damaged_roads", 1, 1)
    draw(t, "8_3")
    t:act(1, "travel_knight", figure, { 0, 0, "NE" })
end)

hex.test("X-E-31 K-298 before the first attack the robber does not flee", function(t)
    for awake = 0, 1 do
        begin(t)
        t:tile(0, 0, "hills", 5)
        t:tile(2, 0, "desert")
        t:pawn("robber", 0, 0)
        for seat = 1, 3 do t:set("robber_awake", seat, awake) end
        draw(t, "4_2")
        t:play(t:legal(1, "choose_event_desert") > 0 and 1 or 0)
        t:equal(t:ask(function(game) return game:terrain(game:pawn "robber") end),
            awake == 0 and "hills" or "desert")
    end
end)
