-- The deck, how it is prepared and how it takes the place of the dice (X-E-1 to X-E-14).
local function begin(t, options)
    t:game { players = 3, scenario = "event_cards", seed = 4, options = options }
end
local function pile(t) return t:ask(function(game) return game:deck "events" end) end

-- The values of the red die on the cards of each number.
local every_card = {
    [2] = { 1 }, [3] = { 1, 2 }, [4] = { 1, 2, 3 }, [5] = { 1, 2, 3, 4 }, [6] = { 1, 2, 3, 4, 5 },
    [7] = { 1, 2, 3, 4, 5, 6 }, [8] = { 2, 3, 4, 5, 6 }, [9] = { 3, 4, 5, 6 }, [10] = { 4, 5, 6 },
    [11] = { 5, 6 }, [12] = { 6 },
}

hex.test("X-E-1 X-E-2 X-E-3 X-E-5 X-G-1 case 1: one card for each throw of two dice", function(t)
    begin(t)
    t:equal(pile(t), 37)
    local names = {}
    for total = 2, 12 do
        for _, red in ipairs(every_card[total]) do
            table.insert(names, "event_" .. total .. "_" .. red)
        end
    end
    t:equal(#names, 36)
    table.insert(names, "event_new_year")
    t:cards("events", names)
    t:equal(pile(t), 37, "there are no others")
end)

hex.test("X-E-7 X-E-8 case 1: 31 cards lie above New Year and five beneath it", function(t)
    begin(t)
    local left = pile(t)
    for _ = 1, 2000 do
        t:play(1)
        local now = pile(t)
        if now > left then break end
        left = now
    end
    t:equal(left, 6, "after 31 cards New Year is the next")
    t:equal(pile(t), 36)
end)

hex.test("X-E-10 New Year shuffles all cards, and the top one of the new pile is drawn", function(t)
    begin(t)
    t:top "event_new_year"
    t:act(1, "roll")
    t:equal(pile(t), 36)
    t:equal(t:ask(function(game) return game:total() > 1 end), true)
end)

hex.test("X-E-11 without New Year all 36 cards are used before they are shuffled", function(t)
    begin(t, { ["tb.eventNewYear"] = false })
    t:equal(pile(t), 36)
end)

hex.test("X-E-9 the event comes before the production of the number", function(t)
    begin(t)
    t:tile(0, 0, "forest", 2)
    t:piece(1, "settlement", 0, 0, "N")
    t:top "event_2_1"
    t:act(1, "roll")
    t:equal(t:goods(1), 0)
    for seat = 1, 3 do t:act(seat, "choose_goods", { ore = 1 }) end
    t:equal(t:goods(1, "lumber"), 1)
    t:equal(t:goods(1, "ore"), 1)
end)

hex.test("X-E-4 X-E-6 sixteen cards bring nothing but their number", function(t)
    local quiet = { "3_2", "4_1", "5_1", "5_2", "6_4", "6_5", "8_3", "8_4", "8_5", "8_6", "9_3",
        "9_4", "9_5", "10_5", "10_6", "11_6" }
    t:equal(#quiet, 16)
    for _, card in ipairs(quiet) do
        begin(t)
        t:give(2, { ore = 1 })
        t:piece(2, "settlement", 0, 2, "S")
        t:top("event_" .. card)
        t:act(1, "roll")
        t:refused(1, "roll")
        t:equal(t:legal(1, "end_turn"), 1, card)
    end
end)

hex.test("X-E-12 a knight is played before the card is turned over", function(t)
    begin(t)
    t:card(1, "knight")
    t:equal(t:legal(1, "play_knight"), 1)
end)

hex.test("X-E-15 Robber Attacks: discards, then the robber moves and robs", function(t)
    begin(t)
    t:piece(2, "settlement", 0, 0, "N")
    t:pawn("robber", 1, 0)
    t:give(1, { ore = 8 })
    t:give(2, { wool = 1 })
    t:top "event_7_3"
    t:act(1, "roll")
    t:act(1, "discard", { ore = 4 })
    t:act(1, "move_robber", { 0, 0 })
    t:equal(t:goods(1, "wool"), 1)
end)

hex.test("X-E-5 X-E-15 the robber attacks on each of the six cards of a 7", function(t)
    for red = 1, 6 do
        begin(t)
        t:top("event_7_" .. red)
        t:act(1, "roll")
        t:equal(t:legal(1, "move_robber") > 10, true, "red " .. red)
    end
end)

hex.test("X-E-40 whole games are played with cards in the place of the dice", function(t)
    for seed = 1, 3 do
        t:game { players = 2 + seed, scenario = "event_cards", setup = true, seed = seed }
        t:finish()
    end
    t:game { players = 6, scenario = "event_cards", setup = true, seed = 9,
        options = { five_six_mode = "paired_players", ["tb.earthquakeMaxDamaged"] = "unlimited",
            ["tb.neighborlyTargets"] = "all", ["tb.eventNewYear"] = false } }
    t:finish()
end)

hex.test("X-E-27 X-E-28 two players: nobody draws for a neutral colour with the award", function(t)
    t:game { players = 2, scenario = "two_players", mods = { "event_cards" } }
    t:piece(1, "road", 2, 0, "NE")
    t:give(2, { ore = 1 })
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(3, "road", 0, 0, side) end
    t:top "event_5_4"
    t:act(1, "roll")
    t:equal({ t:legal(1, "roll"), t:goods(2, "ore") }, { 1, 1 })
end)

hex.test("X-E-41 two players: two cards a turn, beside colours that nobody plays", function(t)
    t:game { players = 2, scenario = "two_players", mods = { "event_cards" } }
    t:top "event_8_3"
    t:act(1, "roll")
    t:equal(t:legal(1, "end_turn"), 0)
    t:top "event_8_4"
    t:act(1, "roll")
    t:equal(t:ask(function(game) return game:total() end), 8, "equal numbers stay")
    t:equal(t:legal(1, "end_turn"), 1)
    t:game { players = 2, scenario = "two_players", mods = { "event_cards" }, setup = true }
    t:finish()
end)

-- A plentiful year would bring something to everybody.
local function is_plain(t)
    t:tile(0, 0, "forest", 2)
    t:piece(1, "settlement", 0, 0, "N")
    t:top "event_2_1"
    t:act(1, "roll")
    t:equal(t:goods(1, "lumber"), 1)
    t:equal({ t:goods(1), t:goods(2), t:goods(3) }, { 1, 0, 0 })
end

hex.test("X-E-1 X-G-1 without events it is a plain deck of 36", function(t)
    begin(t, { event_effects = false, ["tb.eventNewYear"] = false })
    t:equal(pile(t), 36)
    is_plain(t)
end)

hex.test("X-E-1 the throws of the base game can be such a deck, with New Year", function(t)
    t:game { players = 3, scenario = "base", seed = 4, options = { throws = "deck" } }
    t:equal(pile(t), 37)
    is_plain(t)
end)
