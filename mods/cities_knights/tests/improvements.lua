local function begin(t, goods, options)
    t:game { players = 3, scenario = "cities_knights", options = options }
    t:give(1, goods)
    t:piece(1, "city", 0, 0, "N")
    t:roll(2, { event = "trade" })
end
local function holder(t, track)
    return t:ask(function(game) return game:holder(track .. "_metropolis") end)
end

hex.test("K-74 to K-76 K-80 each level costs one more of its commodity", function(t)
    begin(t, { cloth = 3, coin = 1 })
    local before = t:points(1)
    t:act(1, "advance_trade")
    t:act(1, "advance_politics")
    t:refused(1, "advance_science", "cannot_pay")
    t:act(1, "advance_trade")
    t:equal({ t:get("trade", 1), t:get("politics", 1), t:goods(1) }, { 2, 1, 0 })
    t:equal(t:points(1), before)
end)

hex.test("K-77 improvements need a city", function(t)
    t:game { players = 3, scenario = "cities_knights" }
    t:give(1, { paper = 1 })
    t:roll(2, { event = "trade" })
    t:refused(1, "advance_science", "not_allowed")
end)

hex.test("K-91 to K-94 K-96 level 4 founds a metropolis in a city without one", function(t)
    begin(t, { cloth = 4, coin = 4 })
    t:set("trade", 1, 3)
    t:set("politics", 1, 3)
    t:act(1, "advance_trade")
    t:act(1, "choose_metropolis_city", { 0, 0, "N" })
    t:equal({ t:points(1), holder(t, "trade") }, { 4, 1 })
    t:refused(1, "advance_politics", "not_allowed")
    t:piece(1, "city", 0, 0, "S")
    t:act(1, "advance_politics")
    t:refused(1, "choose_metropolis_city", { 0, 0, "N" })
    t:act(1, "choose_metropolis_city", { 0, 0, "S" })
    t:equal(t:points(1), 8)                                                       -- K-95
end)

hex.test("K-98 K-100 K-101 case 12: level 5 takes it over for good", function(t)
    begin(t, { cloth = 5 })
    t:piece(2, "city", 0, 0, "S")
    t:set("trade", 2, 4)
    t:set("trade", 1, 4)
    t:equal(holder(t, "trade"), 2)
    t:act(1, "advance_trade")
    t:act(1, "choose_metropolis_city", { 0, 0, "N" })
    t:equal({ holder(t, "trade"), t:points(2) }, { 1, 2 })                        -- K-102
    t:set("trade", 2, 5)
    t:equal(holder(t, "trade"), 1)
end)

hex.test("K-96 with defer the metropolis waits for a city, and its points with it", function(t)
    begin(t, { cloth = 4 }, { ck_metropolis_without_city = "defer" })
    t:set("trade", 1, 3)
    t:set("politics", 1, 3)
    t:act(1, "advance_trade")
    t:act(1, "choose_metropolis_city", { 0, 0, "N" })
    t:give(1, { coin = 4, ore = 3, grain = 2 })
    t:piece(1, "settlement", 0, 0, "S")
    t:act(1, "advance_politics")
    t:equal(t:points(1), 5)
    t:act(1, "build_city", { 0, 0, "S" })
    t:act(1, "choose_metropolis_city", { 0, 0, "S" })
    t:equal(t:points(1), 8)
end)

hex.test("K-82 K-83 trade 3: two equal commodities for any other card", function(t)
    begin(t, { coin = 2, ore = 2 })
    t:refused(1, "trade_bank", "coin", "wool", "cannot_pay")
    t:set("trade", 1, 3)
    t:refused(1, "trade_bank", "ore", "wool", "cannot_pay")
    t:act(1, "trade_bank", "coin", "wool")
    t:equal(t:goods(1, "wool"), 1)
end)

hex.test("K-85 to K-87 science 3: who gets nothing takes a resource", function(t)
    t:game { players = 3, scenario = "cities_knights" }
    t:set("science", 2, 3)
    t:roll(9, { event = "trade" })
    t:refused(2, "choose_goods", { paper = 1 }, "not_allowed")
    t:act(2, "choose_goods", { wool = 1 })
    t:equal(t:goods(2), 1)
end)

hex.test("K-182 case 7: level 2 draws with a red die of up to 3", function(t)
    local function held(red)
        t:game { players = 3, scenario = "cities_knights" }
        t:set("trade", 1, 2)
        t:set("trade", 3, 1)
        t:roll(red + 2, { event = "trade", red = red })
        return t:ask(function(game) return game:cards_held(1) end)
    end
    t:equal({ held(3), held(4) }, { 1, 0 })
end)

hex.test("K-24 K-26 K-29 the second building is a city; it takes a card of each tile", function(t)
    t:game { players = 4, scenario = "cities_knights", setup = true }
    for seat = 1, 4 do
        t:equal(t:points(seat), 3)
        t:equal(t:goods(seat) <= 3, true)
        for _, good in ipairs { "cloth", "coin", "paper" } do t:equal(t:goods(seat, good), 0) end
    end
end)
