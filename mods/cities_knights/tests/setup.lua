local function begin(t, fields)
    fields = fields or {}
    fields.players, fields.scenario = fields.players or 3, "cities_knights"
    t:game(fields)
end
local function ask(t, question) return t:ask(question) end

hex.test("K-1 K-21 what base says holds: prices, pieces, cards of the bank", function(t)
    begin(t)
    t:equal(ask(t, function(game)
        return { game:price(1, "build_road"), game:price(1, "build_settlement"),
            game:price(1, "build_city"), game:supply(1, "road"), game:supply(1, "settlement"),
            game:supply(1, "city"), game:bank "wool" }
    end), { { brick = 1, lumber = 1 }, { brick = 1, grain = 1, lumber = 1, wool = 1 },
        { grain = 2, ore = 3 }, 15, 5, 4, 19 })
end)

hex.test("K-2 three to six play", function(t)
    for players = 3, 6 do
        begin(t, { players = players })
        t:equal(ask(t, function(game) return game:players() end), players)
    end
end)

hex.test("K-3 K-4 K-331 thirteen points win, but only in the own turn", function(t)
    for players = 3, 5, 2 do
        begin(t, { players = players, options = { five_six_mode = "paired_players" } })
        t:roll(2, { event = "trade" })
        t:set("defender", 2, 13)
        t:set("defender", 1, 12)
        t:equal(t:winner(), nil)
        if players == 3 then
            t:act(1, "end_turn")
            t:equal(t:winner(), 2)
        end
    end
end)

hex.test("K-3 twelve points do not win", function(t)
    begin(t)
    t:roll(2, { event = "trade" })
    t:set("defender", 1, 12)
    t:act(1, "end_turn")
    t:equal(t:winner(), nil)
end)

hex.test("K-3 the option ck.targetVp", function(t)
    begin(t, { options = { ck_target_vp = 10 } })
    t:set("defender", 1, 10)
    t:roll(2, { event = "trade" })
    t:equal(t:winner(), 1)
end)

hex.test("K-5 K-6 no development cards, and so no army", function(t)
    begin(t)
    t:give(1, { ore = 1, wool = 1, grain = 1 })
    t:roll(2, { event = "trade" })
    t:equal(t:legal(1), t:legal(1, "end_turn") + t:legal(1, "offer_trade"))
end)

hex.test("K-7 five roads in a line are the Longest Road", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW" } do t:piece(1, "road", 0, 0, side) end
    t:equal(t:points(1), 0)
    t:piece(1, "road", 0, 0, "W")
    t:equal(t:points(1), 2)
end)

-- Each list takes all of its pile: a copy too many or too few is seen.
local stacks = {
    trade = {
        commercial_harbor = 2, master_merchant = 2, merchant = 6, merchant_fleet = 2,
        resource_monopoly = 4, trade_monopoly = 2,
    },
    politics = {
        bishop = 2, constitution = 1, deserter = 2, diplomat = 2, intrigue = 2, saboteur = 2,
        spy = 3, warlord = 2, wedding = 2,
    },
    science = {
        alchemist = 2, crane = 2, engineer = 1, inventor = 2, irrigation = 2, medicine = 2,
        mining = 2, printer = 1, road_building = 2, smith = 2,
    },
}
local ids = { trade = "K-197", politics = "K-198", science = "K-199" }
for stack, cards in pairs(stacks) do
    hex.test("K-9 K-329 " .. ids[stack] .. " the 18 cards of " .. stack, function(t)
        begin(t, { players = stack == "trade" and 6 or 3 })
        t:equal(ask(t, function(game) return game:deck(stack) end), 18)
        for card, copies in pairs(cards) do t:card(3, card, copies) end
        t:equal(ask(t, function(game) return game:deck(stack) end), 0)
    end)
end

hex.test("K-10 K-12 K-13 six knights, three walls, three metropolises", function(t)
    begin(t)
    t:equal(ask(t, function(game)
        return { game:figures_left("knight", 1), game:figures_left("wall", 1),
            game:figures_left "metropolis" }
    end), { 6, 3, 3 })
end)

hex.test("K-16 K-28 the ship has seven steps to go", function(t)
    begin(t)
    for step = 1, 7 do
        local seat = (step - 1) % 3 + 1
        t:equal({ t:get "barbarian_ship", t:get "attacks" }, { step - 1, 0 })
        t:roll(2, { event = "ship" })
        t:act(seat, "end_turn")
    end
    t:equal({ t:get "barbarian_ship", t:get "attacks" }, { 0, 1 })
end)

hex.test("K-17 K-18 half of the throws move the ship, and each gate comes up", function(t)
    begin(t)
    local shown, seat = { ship = 0, trade = 0, politics = 0, science = 0 }, 1
    for _ = 1, 240 do
        t:set("barbarian_ship", 0)
        t:act(seat, "roll")
        local face = ask(t, function(game)
            return game:total() == game:die "red" + game:die "yellow" and game:face "event"
        end)
        shown[face] = shown[face] + 1
        t:act(seat, "end_turn")
        seat = seat % 3 + 1
    end
    t:equal(shown.ship > 100 and shown.ship < 140, true, shown.ship)
    for _, gate in ipairs { "trade", "politics", "science" } do
        t:equal(shown[gate] > 20 and shown[gate] < 60, true, gate)
    end
end)

hex.test("K-19 K-20 K-27 no merchant, no level, and the robber sleeps in the desert", function(t)
    begin(t)
    t:equal(ask(t, function(game)
        return { game:pawn "merchant" == nil, game:terrain(game:pawn "robber") }
    end), { true, "desert" })
    for _, track in ipairs { "trade", "politics", "science" } do t:equal(t:get(track, 1), 0) end
    t:equal(t:get("robber_awake", 1), 0)
end)

hex.test("K-22 K-23 K-24 K-25 each begins with a settlement, a city and two roads", function(t)
    begin(t, { setup = true })
    t:equal(ask(t, function(game)
        local corners = {}
        for seat = 1, 3 do
            if game:pieces(seat, "settlement") ~= 1 or game:pieces(seat, "city") ~= 1
                or game:pieces(seat, "road") ~= 2 then
                return "seat " .. seat
            end
            for _, piece in ipairs { "settlement", "city" } do
                local at = game:places(seat, piece)[1]
                if not game:connected(seat, at) then return "no road" end
                for _, other in ipairs(corners) do
                    if game:distance(at, other) < 2 then return "too close" end
                end
                table.insert(corners, at)
            end
        end
        return "as it should be"
    end), "as it should be")
end)

hex.test("K-26 K-29 a card for each tile at the city, and three points", function(t)
    begin(t, { setup = true })
    for seat = 1, 3 do
        local wanted = ask(t, function(game)
            local cards = 0
            for _, tile in ipairs(game:tiles_of(game:places(seat, "city")[1])) do
                if game:is_land(tile) and game:terrain(tile) ~= "desert" then cards = cards + 1 end
            end
            return cards
        end)
        t:equal({ t:goods(seat), t:points(seat) }, { wanted, 3 })
    end
end)

hex.test("K-24 on the first island, too, the second building is a city", function(t)
    begin(t, { players = 4, setup = true, options = { map_setup = "beginner" } })
    for seat = 1, 4 do
        t:equal(ask(t, function(game)
            return { game:pieces(seat, "settlement"), game:pieces(seat, "city") }
        end), { 1, 1 })
        t:equal(t:points(seat), 3)
    end
    t:equal(t:get "barbarian_strength", 4)
end)

hex.test("K-30 each stack has an order of its own", function(t)
    local seen, kinds = {}, 0
    for seed = 1, 12 do
        begin(t, { seed = seed })
        t:set("science", 1, 1)
        t:roll(3, { event = "science", red = 1 })
        for card in pairs(stacks.science) do
            if ask(t, function(game)
                return game:cards(1, card) + game:open_cards(1, card) > 0
            end) and not seen[card] then
                seen[card], kinds = true, kinds + 1
            end
        end
    end
    t:equal(kinds > 3, true)
end)
