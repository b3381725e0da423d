local function begin(t, fields)
    fields = fields or {}
    fields.players = fields.players or 3
    fields.scenario = "cities_knights"
    t:game(fields)
end
local function bank(t, good) return t:ask(function(game) return game:bank(good) end) end

hex.test("K-8 K-327 K-21 the supply has 12 of each commodity, 18 with five and six", function(t)
    begin(t)
    t:equal({ bank(t, "cloth"), bank(t, "coin"), bank(t, "paper") }, { 12, 12, 12 })
    t:equal(bank(t, "ore"), 19)
    begin(t, { players = 5 })
    t:equal({ bank(t, "cloth"), bank(t, "coin"), bank(t, "paper") }, { 18, 18, 18 })
end)

for _, case in ipairs {
    { "K-44 a city on a forest", "forest", "lumber", "paper" },
    { "K-45 a city on a pasture", "pasture", "wool", "cloth" },
    { "K-46 a city on mountains", "mountains", "ore", "coin" },
} do
    hex.test(case[1] .. " produces a commodity, too; K-43 a settlement not", function(t)
        begin(t)
        t:tile(0, 0, case[2], 9)
        t:piece(1, "city", 0, 0, "N")
        t:piece(2, "settlement", 0, 0, "S")
        t:roll(9)
        t:equal({ t:goods(1, case[3]), t:goods(1, case[4]), t:goods(1) }, { 1, 1, 2 })
        t:equal({ t:goods(2, case[3]), t:goods(2) }, { 1, 1 })
    end)
end

for terrain, good in pairs { fields = "grain", hills = "brick" } do
    hex.test("K-47 a city on " .. terrain .. " produces two resources", function(t)
        begin(t)
        t:tile(0, 0, terrain, 12)
        t:piece(1, "city", 0, 0, "N")
        t:roll(12)
        t:equal({ t:goods(1, good), t:goods(1) }, { 2, 2 })
    end)
end

hex.test("K-49 the robber stops commodities, too", function(t)
    begin(t)
    t:tile(0, 0, "forest", 9)
    t:piece(1, "city", 0, 0, "N")
    t:pawn("robber", 0, 0)
    t:roll(9)
    t:equal(t:goods(1), 0)
end)

hex.test("K-50 K-51 a commodity that runs short is nobody's, its resource is there", function(t)
    begin(t)
    t:tile(0, 0, "forest", 9)
    t:piece(1, "city", 0, 0, "N")
    t:piece(2, "city", 0, 0, "S")
    t:give(3, { paper = 11 })
    t:roll(9)
    t:equal({ t:goods(1, "paper"), t:goods(2, "paper") }, { 0, 0 })
    t:equal({ t:goods(1, "lumber"), t:goods(2, "lumber") }, { 1, 1 })
end)

hex.test("K-50 a single claimant takes what is left", function(t)
    begin(t)
    t:tile(0, 0, "forest", 9)
    t:piece(1, "city", 0, 0, "N")
    t:piece(1, "city", 0, 0, "S")
    t:give(3, { paper = 11 })
    t:roll(9)
    t:equal({ t:goods(1, "paper"), t:goods(1, "lumber") }, { 1, 2 })
end)

hex.test("K-55 K-56 K-58 four equal commodities buy any other card", function(t)
    begin(t)
    t:give(1, { coin = 4, ore = 4 })
    t:roll(2)
    t:refused(1, "trade_bank", "coin", "coin")
    t:act(1, "trade_bank", "coin", "paper")
    t:act(1, "trade_bank", "ore", "cloth")
    t:equal({ t:goods(1, "paper"), t:goods(1, "cloth"), t:goods(1) }, { 1, 1, 2 })
end)

local function at_harbour(t, wanted)
    begin(t)
    local place = t:ask(function(game)
        for _, tile in ipairs(game:tiles()) do
            for which, corner in ipairs(game:corners(tile)) do
                if game:harbour(corner) == wanted then return { tile, which } end
            end
        end
    end)
    local names = { "N", "NE", "SE", "S", "SW", "NW" }
    for q = -3, 3 do
        for r = -3, 3 do
            if t:ask(function(game) return game:tile(q, r) end) == place[1] then
                t:piece(1, "settlement", q, r, names[place[2]])
                return
            end
        end
    end
end

hex.test("K-55 a harbour for any card takes three commodities", function(t)
    at_harbour(t, "any")
    t:give(1, { coin = 3 })
    t:roll(2)
    t:act(1, "trade_bank", "coin", "cloth")
    t:equal(t:goods(1), 1)
end)

hex.test("K-57 a harbour for one resource takes no commodities but gives them", function(t)
    at_harbour(t, "ore")
    t:give(1, { coin = 3, ore = 2 })
    t:roll(2)
    t:refused(1, "trade_bank", "coin", "ore", "cannot_pay")
    t:act(1, "trade_bank", "ore", "coin")
    t:equal(t:goods(1, "coin"), 4)
end)

hex.test("K-54 players trade commodities and resources in any mix", function(t)
    begin(t)
    t:give(1, { coin = 1, ore = 1 })
    t:give(2, { paper = 2 })
    t:roll(2)
    t:act(1, "offer_trade", { coin = 1, ore = 1 }, { paper = 2 }, { 2 })
    t:act(2, "accept_trade", 1)
    t:act(1, "confirm_trade", 2)
    t:equal({ t:goods(1, "paper"), t:goods(2, "coin"), t:goods(2, "ore") }, { 2, 1, 1 })
end)

hex.test("K-48 a city with a metropolis produces like any other", function(t)
    begin(t)
    t:tile(0, 0, "pasture", 9)
    t:piece(1, "city", 0, 0, "N")
    t:set("trade", 1, 3)
    t:give(1, { cloth = 4 })
    t:roll(2, { event = "politics" })
    t:act(1, "advance_trade")
    t:act(1, "choose_metropolis_city", { 0, 0, "N" })
    t:act(1, "end_turn")
    t:roll(9, { event = "politics" })
    t:equal({ t:goods(1, "wool"), t:goods(1, "cloth"), t:goods(1) }, { 1, 1, 2 })
end)

hex.test("K-54 a trade needs cards on both sides, and different ones", function(t)
    begin(t)
    t:give(1, { coin = 1 })
    t:give(2, { coin = 1 })
    t:roll(2)
    t:refused(1, "offer_trade", { coin = 1 }, {}, { 2 }, "gift")
    t:refused(1, "offer_trade", { coin = 1 }, { coin = 1 }, { 2 }, "same_good")
end)

hex.test("K-55 three commodities are too few without a harbour", function(t)
    begin(t)
    t:give(1, { coin = 3 })
    t:roll(2)
    t:refused(1, "trade_bank", "coin", "ore", "cannot_pay")
end)

hex.test("K-52 cards that take from a hand take commodities", function(t)
    begin(t)
    t:card(1, "bishop")
    t:set("robber_awake", 1, 1)
    t:piece(2, "settlement", 0, 0, "N")
    t:give(2, { paper = 1 })
    t:roll(2)
    t:act(1, "play_bishop")
    t:act(1, "move_robber", { 0, 0 })
    t:equal({ t:goods(1, "paper"), t:goods(2) }, { 1, 0 })
end)
