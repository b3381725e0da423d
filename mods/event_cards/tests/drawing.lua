-- Who may draw from a hand, and where the robber flees to.
local function begin(t, options, mods)
    t:game { players = 3, scenario = "event_cards", options = options, mods = mods }
end
local function draw(t, card)
    t:top("event_" .. card)
    t:act(1, "roll")
end
local function robber(t) return t:ask(function(game) return game:pawn "robber" end) end

hex.test("X-E-27 X-E-37 X-E-38 Trade Advantage: the holder of the longest road draws", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(2, "road", 0, 0, side) end
    t:give(1, { ore = 1 })
    t:card(3, "knight")
    draw(t, "5_4")
    t:equal(t:legal(1), 0)
    t:refused(2, "choose_event_victim", 3)
    t:act(2, "choose_event_victim", 1)
    t:equal(t:goods(2, "ore"), 1)
    t:equal(t:goods(1), 0)
end)

hex.test("X-FR-14 X-E-27 Trade Advantage takes from whom the robber would spare, too", function(t)
    begin(t, { friendly_robber = 2 })
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(2, "road", 0, 0, side) end
    t:piece(1, "settlement", 2, 0, "N")
    t:give(1, { ore = 1 })
    draw(t, "5_4")
    t:act(2, "choose_event_victim", 1)
    t:equal(t:goods(2, "ore"), 1)
end)

hex.test("X-E-27 he need not", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(2, "road", 0, 0, side) end
    t:give(1, { ore = 1 })
    draw(t, "5_4")
    t:act(2, "decline")
    t:equal(t:goods(1), 1)
end)

hex.test("X-E-28 without a holder the one with the most roads draws, or nobody", function(t)
    begin(t)
    t:piece(3, "road", 0, 0, "NE")
    t:give(1, { ore = 1 })
    draw(t, "5_4")
    t:act(3, "choose_event_victim", 1)

    begin(t)
    t:piece(3, "road", 0, 0, "NE")
    t:piece(2, "road", 0, 0, "SW")
    t:give(1, { ore = 1 })
    draw(t, "5_4")
    t:equal(t:legal(1, "end_turn"), 1, "on a tie nothing happens")

    begin(t)
    t:piece(1, "road", 0, 0, "NE")
    t:piece(2, "road", 0, 0, "SW")
    t:piece(2, "road", 0, 0, "W")
    t:piece(1, "road", 0, 0, "E")
    t:piece(3, "road", 2, 0, "E")
    t:give(3, { ore = 1 })
    draw(t, "5_4")
    t:equal(t:legal(1, "end_turn"), 1, "nor with a third player who has fewer")

    begin(t, { ["tb.tradeAdvantageFallback"] = "none" })
    t:piece(3, "road", 0, 0, "NE")
    t:give(1, { ore = 1 })
    draw(t, "5_4")
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-E-34 Conflict: the holder of the largest army draws", function(t)
    begin(t)
    t:set("knights", 2, 3)
    t:set("knights", 3, 3)
    t:give(1, { ore = 1 })
    t:equal(t:ask(function(game) return game:holder "largest_army" end), 2)
    draw(t, "3_1")
    t:act(2, "choose_event_victim", 1)
    t:equal(t:goods(2), 1)
end)

hex.test("X-E-35 without a holder the one with the most knights, on a tie nobody", function(t)
    begin(t)
    t:set("knights", 2, 1)
    t:give(1, { ore = 1 })
    draw(t, "3_1")
    t:act(2, "choose_event_victim", 1)

    begin(t)
    t:set("knights", 2, 1)
    t:set("knights", 3, 1)
    t:give(1, { ore = 1 })
    draw(t, "3_1")
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-E-31 Robber Flees: back to the desert, and nobody is robbed", function(t)
    begin(t)
    t:tile(1, 0, "desert")
    local desert = t:ask(function(game) return game:tile(1, 0) end)
    for _, tile in ipairs(t:ask(function(game)
        local others = {}
        for q = -2, 2 do
            for r = -2, 2 do
                local tile = game:tile(q, r)
                if tile and tile ~= game:tile(1, 0) and game:terrain(tile) == "desert" then
                    table.insert(others, { q, r })
                end
            end
        end
        return others
    end)) do
        t:tile(tile[1], tile[2], "forest")
    end
    t:pawn("robber", 0, 0)
    t:piece(2, "settlement", 1, 0, "N")
    t:give(2, { ore = 1 })
    draw(t, "4_2")
    t:equal(robber(t), desert)
    t:equal(t:goods(2), 1)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-E-31 with two deserts the player says to which", function(t)
    t:game { players = 3, scenario = "event_cards",
        options = { map_setup = "custom", custom_map = "printed_large" } }
    t:pawn("robber", 0, 0)
    draw(t, "4_3")
    t:equal(t:legal(1, "choose_event_desert"), 2)
    t:act(1, "choose_event_desert", { -2, -1 })
    local home = t:ask(function(game) return game:tile(-2, -1) end)
    t:equal(robber(t), home)
    t:act(1, "end_turn")
    t:top "event_4_2"
    t:act(2, "roll")
    t:equal({ robber(t), t:legal(2, "end_turn") }, { home, 1 }, "who is there stays")
end)

hex.test("X-E-42 Fishermen: the robber goes off the board", function(t)
    t:game { players = 3, scenario = "fishermen", mods = { "event_cards" } }
    t:pawn("robber", 0, 0)
    draw(t, "4_2")
    t:equal(robber(t), nil)
    t:act(1, "end_turn")
    t:top "event_7_1"
    t:act(2, "roll")
    t:equal(t:legal(2, "move_robber") > 10, true)
end)

hex.test("X-E-42 Caravans: so he does where a desert is left", function(t)
    t:game { players = 3, scenario = "seafarers:through_the_desert",
        mods = { "caravans", "event_cards" } }
    t:equal(t:ask(function(game) return #game:tiles "desert" > 0 end), true)
    t:pawn("robber", 3, 3)
    draw(t, "4_2")
    t:equal({ robber(t), t:legal(1, "end_turn") }, { nil, 1 })
end)

hex.test("X-E-49 Seafarers: the pirate stays where it is", function(t)
    t:game { players = 3, scenario = "seafarers:new_shores", mods = { "event_cards" } }
    local pirate = t:ask(function(game) return game:pawn "pirate" end)
    draw(t, "4_2")
    t:equal(t:ask(function(game) return game:pawn "pirate" end), pirate)
end)

hex.test("B-242 X-E-63 in rounds without a 7 its card is laid away, or with the option it stands",
    function(t)
        for _, way in ipairs { "redraw", "card_stands" } do
            for _, rounds in ipairs { 0, 1 } do
                t:game { players = 3, scenario = "event_cards", options = {
                    no_seven_rounds = rounds, no_seven_event_cards = way } }
                t:top "event_8_3"
                t:top "event_7_2"
                t:act(1, "roll")
                local laid_away = way == "redraw" and rounds == 1
                t:equal(t:ask(function(game) return game:total() end), laid_away and 8 or 7)
            end
        end
    end)

hex.test("X-E-61 X-T-5 B-244 with the traders a 2 or a 12 of the deck stands", function(t)
    for _, card in ipairs { "2_1", "12_6" } do
        t:game { players = 3, scenario = "traders", mods = { "event_cards" } }
        local left = t:ask(function(game) return game:deck "events" end)
        t:top("event_" .. card)
        t:act(1, "roll")
        t:equal(t:ask(function(game) return { game:total(), game:deck "events" } end),
            { card == "2_1" and 2 or 12, left - 1 })
        t:equal(t:legal(1, "choose_goods"), card == "2_1" and 1 or 0, "the event is carried out")
    end
end)

hex.test("T-60 there is a lake only where the fishermen play", function(t)
    for _, scenario in ipairs { "base", "rivers", "caravans", "traders", "barbarian_attack",
        "fishermen" } do
        t:game { players = 3, scenario = scenario }
        t:equal(t:ask(function(game)
            local lakes = 0
            for _, tile in ipairs(game:tiles()) do
                if game:terrain(tile) == "lake" then lakes = lakes + 1 end
            end
            return lakes
        end), scenario == "fishermen" and 1 or 0, scenario)
    end
end)
