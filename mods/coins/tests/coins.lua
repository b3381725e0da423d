local function begin(t, options)
    t:game { players = 3, options = options }
    t:give(1, { gold = 7 })
    t:roll(12)
end

hex.test("X-G-6 X-G-7 X-G-13 gold is public, no card of the hand, and never runs out", function(t)
    t:game { players = 3 }
    for seat = 1, 3 do t:give(seat, { gold = 250 }) end
    t:give(2, { ore = 8 })
    t:roll(7)
    t:equal(t:ask(function(game) return game:hand(1) end), 0)
    t:refused(1, "discard", { gold = 1 })
    t:refused(2, "discard", { gold = 4 })
    t:act(2, "discard", { ore = 4 })
    t:equal({ t:goods(1, "gold"), t:goods(2, "gold"), t:goods(3, "gold") }, { 250, 250, 250 })
end)

hex.test("X-G-7 gold is not stolen", function(t)
    t:game { players = 3 }
    t:give(2, { gold = 5 })
    t:piece(2, "settlement", 0, 0, "N")
    t:card(1, "knight")
    t:act(1, "play_knight")
    t:act(1, "move_robber", { 0, 0 })
    t:equal({ t:goods(1, "gold"), t:goods(2, "gold") }, { 0, 5 })
end)

hex.test("X-G-7 no card collects gold", function(t)
    t:game { players = 3 }
    t:give(2, { gold = 5, ore = 2 })
    t:card(1, "monopoly")
    t:act(1, "play_monopoly")
    t:refused(1, "choose_good", "gold")
    t:act(1, "choose_good", "ore")
    t:equal({ t:goods(1, "ore"), t:goods(2, "gold") }, { 2, 5 })
end)

hex.test("X-G-7 cards of choice are never gold, nor is gold given for cards", function(t)
    t:game { players = 3, mods = { "gold_river" } }
    t:card(1, "invention")
    t:give(1, { gold = 5 })
    t:tile(0, 0, "gold", 8)
    t:piece(1, "settlement", 0, 0, "N")
    t:roll(8)
    t:refused(1, "choose_goods", { gold = 1 })
    t:act(1, "choose_goods", { ore = 1 })
    t:act(1, "play_invention")
    t:refused(1, "choose_goods", { gold = 2 })
    t:refused(1, "choose_goods", { gold = 1, ore = 1 })
    t:act(1, "choose_goods", { ore = 2 })
end)

hex.test("X-G-7 X-2-23 X-F-28 gold is neither given for cards nor bought with fish", function(t)
    t:game { players = 2, mods = { "two_players" } }
    t:give(1, { gold = 5, ore = 2 })
    t:give(2, { wool = 2 })
    t:roll(12)
    t:roll(11)
    t:act(1, "do_force_trade", 2)
    t:refused(1, "give", { gold = 2 })
    t:act(1, "give", { ore = 2 })
    t:game { players = 3, mods = { "fishermen" } }
    t:card(1, "fish_2", 2)
    t:roll(12)
    t:act(1, "do_fish_resource")
    t:refused(1, "choose_goods", { gold = 1 })
    t:act(1, "choose_goods", { ore = 1 })
end)

hex.test("X-G-8 X-G-9 two gold buy a resource, twice in a turn", function(t)
    begin(t)
    t:act(1, "trade_bank", "gold", "ore")
    t:equal({ t:goods(1, "gold"), t:goods(1, "ore") }, { 5, 1 })
    t:act(1, "trade_bank", "gold", "wool")
    t:refused(1, "trade_bank", "gold", "wool")
    t:equal(t:goods(1, "gold"), 3)
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(12)
    end
    t:act(1, "trade_bank", "gold", "wool")
end)

hex.test("X-G-8 one gold buys nothing", function(t)
    t:game { players = 3 }
    t:give(1, { gold = 1 })
    t:roll(12)
    t:refused(1, "trade_bank", "gold", "ore", "cannot_pay")
end)

hex.test("X-G-10 gold is part of trades between players", function(t)
    begin(t)
    t:give(2, { ore = 1 })
    t:act(1, "offer_trade", { gold = 2 }, { ore = 1 }, { 2 })
    t:act(2, "accept_trade", 1)
    t:act(1, "confirm_trade", 2)
    t:equal({ t:goods(1, "ore"), t:goods(2, "gold") }, { 1, 2 })
end)

hex.test("X-G-11 four equal cards buy one gold", function(t)
    begin(t)
    t:give(1, { ore = 7 })
    t:act(1, "trade_bank", "ore", "gold")
    t:equal({ t:goods(1, "ore"), t:goods(1, "gold") }, { 3, 8 })
    t:refused(1, "trade_bank", "ore", "gold", "cannot_pay")
end)

hex.test("X-G-11 at a harbour for any card three do", function(t)
    t:game { players = 3, options = { map_setup = "beginner" } }
    t:piece(1, "settlement", 0, -2, "NW")
    t:give(1, { ore = 3 })
    t:roll(12)
    t:act(1, "trade_bank", "ore", "gold")
    t:equal({ t:goods(1, "ore"), t:goods(1, "gold") }, { 0, 1 })
end)

hex.test("X-G-11 B-143 gold is sold at a new harbour at once, or from the next turn on", function(t)
    for _, use in ipairs { "same_turn", "next_turn" } do
        t:game { players = 3, options = { map_setup = "beginner", harbor_use = use } }
        t:piece(1, "road", 0, -2, "NW")
        t:give(1, { ore = 8, brick = 1, grain = 1, lumber = 1, wool = 1 })
        t:roll(12)
        t:act(1, "build_settlement", { 0, -2, "NW" })
        t:act(1, "trade_bank", "ore", "gold")
        t:equal(t:goods(1, "ore"), use == "next_turn" and 4 or 5)
        for seat = 1, 3 do
            t:act(seat, "end_turn")
            t:roll(12)
        end
        t:act(1, "trade_bank", "ore", "gold")
        t:equal(t:goods(1, "ore"), use == "next_turn" and 1 or 2)
    end
end)

hex.test("X-G-12 a harbour for one good sells no gold, but with the option", function(t)
    for _, allowed in ipairs { false, true } do
        local options = { map_setup = "beginner", ["tb.goldAt2to1Harbour"] = allowed }
        t:game { players = 3, options = options }
        t:piece(1, "city", 2, -1, "NE")
        t:give(1, { ore = 2 })
        t:roll(12)
        if allowed then
            t:act(1, "trade_bank", "ore", "gold")
            t:equal(t:goods(1, "gold"), 1)
        else
            t:refused(1, "trade_bank", "ore", "gold", "cannot_pay")
        end
    end
end)

hex.test("X-G-12 B-143 there, too, a new harbour may serve from the next turn on", function(t)
    for _, use in ipairs { "same_turn", "next_turn" } do
        t:game { players = 3, options = { map_setup = "beginner", harbor_use = use,
            ["tb.goldAt2to1Harbour"] = true } }
        t:piece(1, "road", 2, -1, "NE")
        t:give(1, { ore = 8, brick = 1, grain = 1, lumber = 1, wool = 1 })
        t:roll(12)
        t:act(1, "build_settlement", { 2, -1, "NE" })
        t:act(1, "trade_bank", "ore", "gold")
        t:equal(t:goods(1, "ore"), use == "next_turn" and 4 or 6)
        for seat = 1, 3 do
            t:act(seat, "end_turn")
            t:roll(12)
        end
        t:act(1, "trade_bank", "ore", "gold")
        t:equal(t:goods(1, "ore"), use == "next_turn" and 2 or 4)
    end
end)

hex.test("X-R-35 and cards that make them cheaper sell none with it", function(t)
    for _, at_harbour in ipairs { false, true } do
        t:game { players = 3, mods = { "cities_knights" },
            options = { map_setup = "beginner", ["tb.goldAt2to1Harbour"] = true } }
        if at_harbour then t:piece(1, "settlement", 2, -1, "NE") end
        t:card(1, "merchant_fleet")
        t:give(1, { ore = 6 })
        t:roll(12, { event = "trade" })
        t:act(1, "play_merchant_fleet")
        t:act(1, "choose_fleet_good", "ore")
        t:act(1, "trade_bank", "ore", "wool")
        t:act(1, "trade_bank", "ore", "gold")
        t:equal({ t:goods(1, "ore"), t:goods(1, "gold") }, { at_harbour and 2 or 0, 1 })
    end
end)
