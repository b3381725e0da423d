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

hex.test("K-64 and so does one that lays a city on its side, by whatever rule it lies", function(t)
    for _, what in ipairs { "lay_on_side", "remove" } do
        for spare = 0, 1 do
            begin(t, { "volcano" }, { options = {
                volcano_no_settlement_piece = "city_lies_down", ck_no_settlement_piece = what,
            } })
            t:tile(0, 0, "volcano", 9)
            t:piece(1, "city", 0, 0, "N")
            t:figure(1, "wall", 0, 0, "N")
            for at, place in ipairs { { 2, -2 }, { 2, 0 }, { -2, 2 }, { -2, 0 }, { 0, 2 } } do
                if at > spare then t:piece(1, "settlement", place[1], place[2], "N") end
            end
            t:set("trade", 1, 3)
            t:give(1, { cloth = 4 })
            t:roll(7, { event = "politics" })
            t:act(1, "advance_trade")
            t:act(1, "choose_metropolis_city", { 0, 0, "N" })
            t:act(1, "end_turn")
            t:next { 1 }
            t:roll(9, { event = "politics" })
            t:act(1, "choose_goods", { ore = 2 })
            t:equal({ t:at(0, 0, "N") }, { spare == 1 and "settlement" or "fallen_city", 1 })
            t:equal({ t:get("walls", 1), t:get("metropolis_waits", 1), t:points(1) },
                { 0, 1, 6 - spare })
            t:equal(t:ask(function(game) return #game:figures "metropolis" end), 0)
        end
    end
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

hex.test("K-67 X-R-35 with excess, too, gold is neither counted nor given", function(t)
    begin(t, { "rivers" }, { options = { ck_discard_on_seven = "excess" } })
    t:give(1, { ore = 8, coin = 1, gold = 4 })
    t:roll(7, { event = "politics" })
    t:refused(1, "give", { gold = 2 })
    t:act(1, "give", { ore = 1, coin = 1 })
    t:equal({ t:goods(1, "gold"), t:goods(1, "ore") }, { 4, 7 })
end)

hex.test("K-130 K-131 T-25 a city that lava lays on its side is one of those", function(t)
    begin(t, { "volcano" }, { options = { volcano_no_settlement_piece = "city_lies_down" } })
    t:tile(0, 0, "volcano", 9)
    t:piece(1, "city", 0, 0, "N")
    for _, at in ipairs { { 2, -2 }, { 2, 0 }, { -2, 2 }, { -2, 0 }, { 0, -2 } } do
        t:piece(1, "settlement", at[1], at[2], "N")
    end
    t:next { 1 }
    t:roll(9, { event = "politics" })
    t:act(1, "choose_goods", { ore = 2 })
    t:equal({ t:at(0, 0, "N") }, { "fallen_city", 1 })
    t:equal(t:points(1), 6)
    t:card(1, "medicine")
    t:give(1, { grain = 3, ore = 3 })
    t:refused(1, "build_city", { 2, 0, "N" })
    t:act(1, "play_medicine")
    t:refused(1, "choose_healed", { 2, 0, "N" })
    t:act(1, "choose_healed", { 0, 0, "N" })
    t:equal({ t:at(0, 0, "N") }, { "city", 1 })
end)

hex.test("T-25 K-131 what lava has laid down is a settlement when one comes free", function(t)
    for _, by in ipairs { "lava", "barbarians" } do
        begin(t, { "volcano" }, { options = { volcano_no_settlement_piece = "city_lies_down",
            volcano_production = "none" } })
        t:tile(0, 0, "volcano", 9)
        t:piece(1, by == "lava" and "city" or "fallen_city", 0, 0, "N")
        t:piece(1, "settlement", 0, 0, "S")
        for _, at in ipairs { { 2, -2 }, { 2, 0 }, { -2, 2 }, { -2, 0 } } do
            t:piece(1, "settlement", at[1], at[2], "N")
        end
        for _, corner in ipairs(by == "lava" and { 1, 4 } or { 4 }) do
            t:next { corner }
            t:roll(9, { event = "politics" })
            t:act(t:ask(function(game) return game:active() end), "end_turn")
        end
        t:equal(t:at(0, 0, "S"), nil)
        t:equal({ t:at(0, 0, "N") }, { by == "lava" and "settlement" or "fallen_city", 1 })
    end
end)

hex.test("T-25 K-278 K-282 cards know a city that only lava lays on its side", function(t)
    begin(t, { "volcano" }, { options = {
        ck_no_settlement_piece = "remove", volcano_no_settlement_piece = "city_lies_down",
    } })
    t:tile(0, 0, "fields", 5)
    t:piece(1, "volcano:fallen_city", 0, 0, "N")
    t:piece(1, "settlement", 2, -2, "N")
    t:card(1, "irrigation")
    t:card(1, "medicine")
    t:give(1, { ore = 2 })
    t:roll(2, { event = "politics" })
    t:act(1, "play_irrigation")
    t:equal(t:goods(1, "grain") >= 2, true)
    t:act(1, "play_medicine")
    t:equal(t:legal(1, "choose_healed"), 2)
    t:act(1, "choose_healed", { 0, 0, "N" })
    t:equal({ t:at(0, 0, "N") }, { "city", 1 })
end)

hex.test("K-130 T-23 lava buries a city that lies on its side as it does a settlement", function(t)
    for _, what in ipairs { "city_lost", "city_lies_down" } do
        begin(t, { "volcano" }, { options = { volcano_no_settlement_piece = what } })
        t:tile(0, 0, "volcano", 9)
        t:piece(1, "fallen_city", 0, 0, "N")
        t:next { 1 }
        t:roll(9, { event = "politics" })
        t:act(1, "choose_goods", { ore = 1 })
        t:equal({ t:at(0, 0, "N") }, {}, what)
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

local function fish(t, seat, value, copies) t:card(seat, "fish_" .. value, copies) end

hex.test("X-F-42 X-F-43 seven fish buy a progress card, two wake no robber", function(t)
    begin(t, { "fishermen" })
    fish(t, 1, 3, 3)
    fish(t, 1, 2, 1)
    t:pawn("robber", 0, 0)
    t:roll(7, { event = "politics" })
    t:refused(1, "do_fish_robber")
    t:set("robber_awake", 1, 1)
    t:equal(t:legal(1, "do_fish_robber") > 0, true)
    t:act(1, "do_fish_development")
    t:act(1, "choose_way", 2)
    t:equal(t:ask(function(game)
        return game:cards_held(1, "politics") + game:open_cards(1, "constitution")
    end), 1)
end)

hex.test("K-276 X-F-3 the Inventor leaves the printed numbers of fishing grounds", function(t)
    begin(t, { "fishermen" })
    t:card(1, "inventor")
    t:roll(2)
    t:act(1, "play_inventor")
    local on_land, at_sea = t:ask(function(game)
        local on_land, at_sea = 0, 0
        for _, number in ipairs { 3, 4, 5, 9, 10, 11 } do
            for _, tile in ipairs(game:tiles_numbered(number)) do
                local is_ground = game:terrain(tile) == "fishing_ground"
                on_land = on_land + (is_ground and 0 or 1)
                at_sea = at_sea + (is_ground and 1 or 0)
            end
        end
        return on_land, at_sea
    end)
    t:equal({ t:legal(1, "choose_token_tile"), at_sea }, { on_land, 4 })
end)

hex.test("X-F-44 X-F-45 three fish draw any card, four buy a resource", function(t)
    begin(t, { "fishermen" })
    fish(t, 1, 3, 1)
    fish(t, 1, 2, 2)
    t:give(2, { coin = 1 })
    t:roll(7, { event = "politics" })
    t:act(1, "do_fish_resource")
    t:refused(1, "choose_goods", { paper = 1 })
    t:act(1, "choose_goods", { ore = 1 })
    t:act(1, "do_fish_card")
    if t:legal(1, "choose_player") > 0 then t:act(1, "choose_player", 2) end
    t:equal({ t:goods(1, "coin"), t:goods(1, "ore") }, { 1, 1 })
end)

hex.test("X-F-46 X-F-47 K-85 the Fishermen beside it: 13 points, 14 with the boot", function(t)
    begin(t, { "fishermen" }, { setup = true })
    t:play(300)
    begin(t, { "fishermen" })
    t:set("science", 1, 3)
    t:tile(0, 0, "lake")
    t:piece(1, "settlement", 0, 0, "N")
    for _, at in ipairs { { 0, -1 }, { 1, -1 } } do t:tile(at[1], at[2], "hills", 5) end
    t:roll(12, { event = "politics" })
    t:act(1, "choose_goods", { ore = 1 })
    t:equal(t:ask(function(game)
        return game:cards_held(1, "fish") + game:open_cards(1, "old_boot")
    end), 1)
    begin(t, { "fishermen" })
    t:card(2, "old_boot", 1)
    t:set("defender", 2, 13)
    t:set("defender", 3, 13)
    t:roll(7, { event = "politics" })
    t:act(1, "end_turn")
    t:equal(t:winner(), nil)
    t:roll(7, { event = "politics" })
    t:act(2, "end_turn")
    t:equal(t:winner(), 3)
end)
