-- Together with other mods.
local function begin(t, mods, fields)
    fields = fields or {}
    fields.players, fields.mods = fields.players or 3, mods
    fields.scenario = fields.scenario or "cities_knights"
    t:game(fields)
end

hex.test("K-298 no event moves the robber while he sleeps", function(t)
    for awake, expected in pairs { [1] = "hills", [2] = "desert" } do
        begin(t, { "event_cards" })
        t:tile(0, 0, "hills", 5)
        t:tile(1, 0, "desert")
        t:pawn("robber", 0, 0)
        for seat = 1, 3 do t:set("robber_awake", seat, awake - 1) end
        t:cards("events", { "event_4_2" })
        t:act(1, "roll")
        if t:legal(1, "choose_event_desert") > 0 then t:act(1, "choose_event_desert", { 1, 0 }) end
        t:equal(t:ask(function(game) return game:terrain(game:pawn "robber") end), expected)
    end
end)

hex.test("K-299 with cards instead of dice the card's red value draws", function(t)
    local drawn = 0
    for seed = 1, 24 do
        begin(t, { "event_cards" }, { seed = seed })
        for _, track in ipairs { "trade", "politics", "science" } do
            t:set(track, 2, 1)
            t:set(track, 3, 2)
        end
        t:cards("events", { "event_8_3" })
        t:act(1, "roll")
        local two, three = t:ask(function(game) return game:cards_held(2) end), t:ask(function(game)
            return game:cards_held(3) + game:open_cards(3, "printer")
                + game:open_cards(3, "constitution")
        end)
        local gate = t:ask(function(game) return game:face "event" ~= "ship" end)
        t:equal({ two, three }, { 0, gate and 1 or 0 })
        drawn = drawn + three
    end
    t:equal(drawn > 0, true)
end)

hex.test("with a volcano a metropolis goes with its city, and comes to the next one", function(t)
    begin(t, { "volcano" }, { options = { volcano_city = "destroy" } })
    t:tile(0, 0, "volcano", 9)
    for _, at in ipairs { "N", "SE", "SW" } do t:piece(1, "city", 0, 0, at) end
    t:give(1, { cloth = 4 })
    t:set("trade", 1, 3)
    t:roll(2, { event = "politics" })
    t:act(1, "advance_trade")
    t:act(1, "choose_metropolis_city", { 0, 0, "N" })
    t:equal(t:points(1), 8)
    t:act(1, "end_turn")
    t:next { 1 }
    t:roll(9, { event = "politics" })
    t:act(1, "choose_goods", { ore = 6 })
    t:equal({ t:at(0, 0, "N") }, {})
    t:equal({ t:points(1), t:get("metropolis_waits", 1), t:get "barbarian_strength" }, { 4, 1, 2 })
    t:act(2, "end_turn")
    t:roll(2, { event = "politics" })
    t:act(3, "end_turn")
    t:roll(2, { event = "politics" })
    t:piece(1, "settlement", 2, -2, "N")
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 2, -2, "N" })
    t:act(1, "choose_metropolis_city", { 2, -2, "N" })
    t:equal({ t:points(1), t:get("metropolis_waits", 1) }, { 8, 0 })
end)

hex.test("K-64 a volcano that makes a city a settlement takes wall and metropolis", function(t)
    begin(t, { "volcano" })
    t:tile(0, 0, "volcano", 9)
    t:piece(1, "city", 0, 0, "N")
    t:figure(1, "wall", 0, 0, "N")
    t:next { 1 }
    t:roll(9, { event = "politics" })
    t:act(1, "choose_goods", { ore = 2 })
    t:equal({ t:at(0, 0, "N") }, { "settlement", 1 })
    t:equal({ t:get("walls", 1), t:get "barbarian_strength" }, { 0, 0 })
end)

hex.test("K-306 the gold river gives resources, never commodities", function(t)
    begin(t, { "gold_river" })
    t:tile(0, 0, "gold", 9)
    t:piece(1, "city", 0, 0, "N")
    t:roll(9, { event = "politics" })
    t:refused(1, "choose_goods", { coin = 2 })
    t:act(1, "choose_goods", { ore = 2 })
end)

hex.test("each game of the program that goes with it begins and goes on", function(t)
    for _, other in ipairs { "gold_river", "volcano", "event_cards" } do
        for players = 3, 6 do
            begin(t, { other }, { players = players, setup = true })
            t:play(150)
            t:equal(t:ask(function(game) return game:round() > 0 end), true, other)
        end
    end
end)

hex.test("X-R-35 progress cards do not reach the gold of the rivers", function(t)
    begin(t, { "rivers" })
    t:card(1, "merchant_fleet")
    t:card(1, "master_merchant")
    t:card(1, "commercial_harbor")
    t:piece(2, "city", 0, 0, "N")
    t:give(1, { gold = 2, ore = 1 })
    t:give(2, { gold = 2, ore = 2 })
    t:roll(2, { event = "politics" })
    t:act(1, "play_merchant_fleet")
    t:refused(1, "choose_fleet_good", "gold")
    t:act(1, "choose_fleet_good", "ore")
    t:act(1, "play_master_merchant")
    t:act(1, "choose_richer_opponent", 2)
    t:refused(1, "choose_wares", "gold")
    t:act(1, "choose_wares", "ore")
    t:act(1, "choose_wares", "ore")
    t:equal(t:goods(2, "gold"), 2)
end)
