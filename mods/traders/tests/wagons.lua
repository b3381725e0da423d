local function begin(t)
    t:game { players = 3, scenario = "traders" }
end
local function set_out(t, total)
    t:roll(total or 11)
    t:act(1, "end_turn")
end
local function points(t, wagon) return t:get("wagon_points", wagon) end

hex.test("X-T-22 X-T-23 X-T-24 the wagon travels after trading and building", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "S")
    t:piece(1, "settlement", 1, 0, "S")
    t:give(1, { brick = 1, lumber = 1 })
    t:roll(11)
    t:refused(1, "travel_wagon", wagon, { 1, 0, "SE" })
    t:act(1, "end_turn")
    t:equal(points(t, wagon), 4)
    t:act(1, "travel_wagon", wagon, { 1, 0, "SE" })
    t:refused(1, "build_road", "not_now")
    t:refused(1, "trade_bank", "gold", "ore", "not_now")
    t:equal(points(t, wagon), 2)
    t:act(1, "end_turn")
    t:equal(t:ask(function(game) return game:active() end), 2)
end)

hex.test("X-T-25 X-T-26 X-T-27 case 11: own road, no road, road of another", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:piece(1, "road", 1, 0, "NE")
    t:piece(2, "road", 1, 0, "SE")
    local gold = t:goods(1, "gold")
    if gold == 0 then t:give(1, { gold = 1 }) end
    gold = t:goods(1, "gold")
    local others = t:goods(2, "gold")
    set_out(t)
    t:act(1, "travel_wagon", wagon, { 1, 0, "S" })
    t:equal(points(t, wagon), 0)
    t:equal({ t:goods(1, "gold"), t:goods(2, "gold") }, { gold - 1, others + 1 })
end)

hex.test("X-T-27 X-T-30 without gold no road of another is used, at no price", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:piece(2, "road", 1, 0, "NE")
    t:piece(2, "road", 1, 0, "E")
    t:roll(11)
    for _ = 1, 2 do t:act(1, "trade_bank", "gold", "ore") end
    t:equal(t:goods(1, "gold"), 1)
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 1, 0, "NE" })
    t:equal({ t:goods(1, "gold"), points(t, wagon) }, { 0, 3 })
    t:refused(1, "travel_wagon", wagon, { 1, 0, "SE" }, "too_far")
end)

hex.test("X-T-27 X-T-30 the way ends where the last coin has gone, else it goes on", function(t)
    for coins = 1, 2 do
        begin(t)
        local wagon = t:figure(1, "wagon", 1, 0, "N")
        t:piece(2, "road", 1, 0, "NE")
        t:piece(3, "road", 1, 0, "E")
        t:roll(11)
        if coins == 1 then
            for _ = 1, 2 do t:act(1, "trade_bank", "gold", "ore") end
        end
        t:act(1, "end_turn")
        local gold = { t:goods(1, "gold"), t:goods(2, "gold"), t:goods(3, "gold") }
        t:act(1, "travel_wagon", wagon, { 1, 0, "SE" })
        t:equal(points(t, wagon), 4 - coins)
        t:equal({ t:goods(1, "gold"), t:goods(2, "gold"), t:goods(3, "gold") },
            { gold[1] - coins, gold[2] + 1, gold[3] + coins - 1 })
    end
end)

hex.test("X-T-28 X-T-29 case 12: barbarians take 2 points more, which must be there", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 0, 0, "N")
    set_out(t)
    t:refused(1, "travel_wagon", wagon, { 1, -1, "SE" }, "too_far")
    t:act(1, "travel_wagon", wagon, { 0, 0, "NE" })                      -- a barbarian is there
    t:equal(points(t, wagon), 0)
    t:refused(1, "travel_wagon", wagon, { 0, 0, "N" })
end)

hex.test("X-T-28 a road past barbarians takes 3 points", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    set_out(t)
    t:act(1, "travel_wagon", wagon, { 0, 0, "NE" })
    t:equal(points(t, wagon), 1)
    t:refused(1, "travel_wagon", wagon, { 0, 0, "SE" }, "too_far")
end)

hex.test("X-T-31 grain gives 2 points once in a turn, also when none are left", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:give(1, { grain = 2 })
    set_out(t)
    t:act(1, "travel_wagon", wagon, { 1, 0, "SE" })
    t:equal(points(t, wagon), 0)
    t:act(1, "do_feed")
    t:equal({ points(t, wagon), t:goods(1, "grain") }, { 2, 1 })
    t:refused(1, "do_feed", "used_up")
    t:act(1, "travel_wagon", wagon, { 1, 0, "S" })
end)

hex.test("X-T-32 wagons share a place, and buildings do not stop them", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:figure(2, "wagon", 1, 0, "NE")
    t:piece(2, "city", 1, 0, "NE")
    set_out(t)
    t:act(1, "travel_wagon", wagon, { 1, 0, "SE" })
    t:act(1, "end_turn")
    t:roll(11)
    t:act(2, "end_turn")
    t:act(2, "travel_wagon", t:ask(function(game) return game:figures("wagon", 2)[1] end),
        { 1, 0, "SE" })
    t:equal(t:ask(function(game)
        return #game:figures_at("corner", game:corner(game:tile(1, 0), 3), "wagon")
    end), 2)
end)

hex.test("X-T-33 a plaza ends the movement; X-T-34 the sides at sea are no paths", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 2, -2, "NW")
    t:piece(1, "road", 2, -2, "hub NW")
    t:piece(1, "road", 2, -2, "hub S")
    t:give(1, { grain = 1 })
    set_out(t)
    t:refused(1, "travel_wagon", wagon, { 2, -2, "N" }, "too_far")
    t:set("wagon_points", wagon, 3)
    t:refused(1, "travel_wagon", wagon, { 2, -2, "S" }, "too_far")       -- 2 across the plaza
    t:act(1, "travel_wagon", wagon, { 2, -2, "hub" })
    t:refused(1, "travel_wagon", wagon, { 2, -2, "S" })
    t:refused(1, "do_feed", "not_allowed")
end)

hex.test("X-T-34 other paths at the coast are open", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, -2, "N")
    set_out(t)
    t:act(1, "travel_wagon", wagon, { 1, -2, "NE" })
end)

hex.test("X-T-43 X-T-44 X-T-45 X-T-46 the baggage train grows level by level", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:give(1, { lumber = 6, ore = 4, wool = 4 })
    t:roll(11)
    for level, cost in ipairs { 1, 1, 2, 2 } do
        local lumber = t:goods(1, "lumber")
        t:act(1, "advance_baggage")
        t:equal({ t:get("baggage", 1), lumber - t:goods(1, "lumber") }, { level + 1, cost })
    end
    t:equal({ t:goods(1, "lumber"), t:goods(1, "ore"), t:goods(1, "wool") }, { 0, 0, 0 })
    t:refused(1, "advance_baggage")
    t:equal(t:points(1), 1)
    t:equal(t:get("level", wagon), 5)
    t:act(1, "end_turn")
    t:equal(points(t, wagon), 7)
end)

hex.test("X-T-44 B-236 B-246 a paired partner buys and plays; between turns all buy", function(t)
    for mode, wanted in pairs {
        paired_players = { { 4 }, { 4 } }, special_build = { { 2, 3, 4, 5, 6 }, {} },
    } do
        t:game { players = 6, scenario = "traders", options = { five_six_mode = mode } }
        for seat = 2, 6 do
            t:give(seat, { lumber = 1, ore = 1, wool = 1 })
            t:card(seat, "knight")
        end
        t:roll(11)
        t:act(1, "end_turn")
        t:act(1, "end_turn")
        local buyers, players = {}, {}
        while t:ask(function(game) return game:phase() end) ~= "roll" do
            local seat = t:ask(function(game) return game:acting() end)
            if t:legal(seat, "advance_baggage") > 0 then table.insert(buyers, seat) end
            local phase = t:ask(function(game) return game:phase() end)
            if phase ~= "paired_journey" and t:legal(seat, "play_knight") > 0 then
                table.insert(players, seat)
            end
            t:act(seat, "end_turn")
        end
        t:equal({ buyers, players }, wanted, mode)
    end
end)

hex.test("X-T-93 B-245 B-236 the partner of a turn travels, plays one card and feeds", function(t)
    t:game { players = 6, scenario = "traders", options = { five_six_mode = "paired_players" } }
    local wagon = t:figure(4, "wagon", 0, 0, "N")
    t:card(4, "knight", 2)
    t:give(4, { grain = 1 })
    t:roll(11)
    t:act(1, "end_turn")
    t:act(1, "end_turn")
    t:act(4, "play_knight")
    t:play(2)
    t:refused(4, "travel_wagon", wagon, { 0, 0, "NE" })
    t:act(4, "end_turn")
    t:equal(points(t, wagon), 4)
    t:refused(4, "play_knight", "card_limit")
    t:act(4, "travel_wagon", wagon, { 0, 0, "NE" })
    t:act(4, "do_feed")
    t:equal(points(t, wagon), 4)
    t:act(4, "end_turn")
    t:act(2, "roll")
end)

hex.test("X-T-31 X-T-61 after Swift Journey oxen are fed again only with the option", function(t)
    for _, again in ipairs { "true", "false" } do
        t:game { players = 3, scenario = "traders", options = { ["tb.feedPerMovement"] = again } }
        local wagon = t:figure(1, "wagon", 1, 0, "N")
        t:give(1, { grain = 2 })
        t:card(1, "swift_journey")
        set_out(t)
        t:act(1, "do_feed")
        t:act(1, "travel_wagon", wagon, { 1, 0, "SE" })
        t:act(1, "play_swift_journey")
        t:equal(points(t, wagon), 4)
        if again == "true" then
            t:act(1, "do_feed")
            t:equal(points(t, wagon), 6)
        else
            t:refused(1, "do_feed", "used_up")
        end
    end
end)

hex.test("X-T-59 B-177 either free road may be declined", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    t:card(1, "road_building")
    t:roll(11)
    t:act(1, "play_road_building")
    t:act(1, "decline")
    t:act(1, "place_road", { 0, 0, "E" })
    t:equal(t:ask(function(game) return game:pieces(1, "road") end), 2)
end)

hex.test("X-T-43 points of each level", function(t)
    for level, wanted in ipairs { 4, 5, 6, 7, 7 } do
        begin(t)
        local wagon = t:figure(1, "wagon", 1, 0, "N")
        t:set("baggage", 1, level)
        set_out(t)
        t:equal(points(t, wagon), wanted)
    end
end)

hex.test("X-T-24 points that are left are lost", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    set_out(t)
    t:act(1, "end_turn")
    for player = 2, 3 do
        t:roll(11)
        t:act(player, "end_turn")
        t:act(player, "end_turn")
    end
    set_out(t)
    t:equal(points(t, wagon), 4)
end)

hex.test("X-G-11 X-T-23 until the wagon sets out cards are sold for a toll", function(t)
    t:game { players = 3, scenario = "traders" }
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:give(1, { ore = 8, wool = 3 })
    t:roll(10)
    for _ = 1, 2 do t:act(1, "trade_bank", "gold", "brick") end
    t:act(1, "end_turn")
    t:refused(1, "do_sell_for_toll", "wool")
    t:act(1, "do_sell_for_toll", "ore")
    t:equal({ t:goods(1, "gold"), t:goods(1, "ore") }, { 2, 4 })
    t:act(1, "travel_wagon", wagon, { 1, 0, "NE" })
    t:refused(1, "do_sell_for_toll", "ore")
end)

hex.test("X-G-11 X-G-12 with the option harbours for one good sell for a toll, too", function(t)
    for _, allowed in ipairs { true, false } do
        t:game { players = 3, scenario = "traders", options = {
            harbor_layout = "frame_fixed", ["tb.goldAt2to1Harbour"] = allowed } }
        t:figure(1, "wagon", 1, 0, "N")
        t:piece(1, "settlement", 1, -2, "NE")
        t:give(1, { grain = 2 })
        t:roll(10)
        for _ = 1, 2 do t:act(1, "trade_bank", "gold", "brick") end
        t:act(1, "end_turn")
        t:equal(t:legal(1, "do_sell_for_toll"), allowed and 1 or 0)
        if allowed then
            t:act(1, "do_sell_for_toll", "grain")
            t:equal({ t:goods(1, "gold"), t:goods(1, "grain") }, { 2, 0 })
        end
    end
end)

hex.test("X-G-11 B-143 for a toll, too, a new harbour may serve from the next turn on", function(t)
    for _, use in ipairs { "same_turn", "next_turn" } do
        t:game { players = 3, scenario = "traders",
            options = { harbor_use = use, harbor_layout = "frame_fixed" } }
        t:figure(1, "wagon", 1, 0, "N")
        t:piece(1, "road", 0, -2, "NW")
        t:give(1, { ore = 3, brick = 1, grain = 1, lumber = 1, wool = 1 })
        t:roll(10)
        t:act(1, "build_settlement", { 0, -2, "NW" })
        for _ = 1, 2 do t:act(1, "trade_bank", "gold", "brick") end
        t:act(1, "end_turn")
        t:equal(t:legal(1, "do_sell_for_toll"), use == "same_turn" and 1 or 0)
    end
end)

-- Seat 1 has so many coins, and these cards, when its wagon may set out.
local function with_coins(t, coins, cards, harbour)
    t:game { players = 3, scenario = "traders", options = { harbor_layout = "frame_fixed" } }
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    if harbour then t:piece(1, "settlement", 0, -2, "NW") end
    t:give(2, { wool = 1 })
    t:roll(11)
    for _ = 1, coins < 3 and 2 or 0 do t:act(1, "trade_bank", "gold", "brick") end
    if coins == 0 then
        t:act(1, "offer_trade", { gold = 1 }, { wool = 1 }, { 2 })
        t:act(2, "accept_trade", 1)
        t:act(1, "confirm_trade", 2)
    end
    t:give(1, cards)
    t:act(1, "end_turn")
    t:equal(t:goods(1, "gold"), coins)
    return wagon
end

hex.test("X-G-11 X-T-23 who has coins, or too few equal cards, sells none for a toll", function(t)
    with_coins(t, 5, { ore = 4 })
    t:refused(1, "do_sell_for_toll")
    with_coins(t, 1, { ore = 3 })
    t:refused(1, "do_sell_for_toll")
    with_coins(t, 1, { ore = 3 }, true)
    t:act(1, "do_sell_for_toll", "ore")
    t:equal({ t:goods(1, "gold"), t:goods(1, "ore") }, { 2, 0 })
    with_coins(t, 1, { ore = 8 })
    t:act(1, "do_sell_for_toll", "ore")
    t:refused(1, "do_sell_for_toll", "ore")
end)

hex.test("X-G-11 X-T-23 without a coin cards are sold twice, but not on the way", function(t)
    with_coins(t, 0, { ore = 8 })
    for _ = 1, 2 do t:act(1, "do_sell_for_toll", "ore") end
    t:equal({ t:goods(1, "gold"), t:goods(1, "ore") }, { 2, 0 })
    local wagon = with_coins(t, 0, { ore = 8 })
    t:act(1, "do_sell_for_toll", "ore")
    t:act(1, "travel_wagon", wagon, { 1, 0, "NE" })
    t:refused(1, "do_sell_for_toll", "ore")
end)
