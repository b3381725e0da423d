-- Gold: what it is paid for, and what it buys.
-- Everybody begins at the line of his seat, where the rules of the tests want them.
local function laid_out(options)
    options = options or {}
    options.ep_drawn_lines = false
    return options
end
local function begin(t, options)
    t:game { players = 3, scenario = "explorers:land_ho", options = laid_out(options), seed = 1 }
    for seat = 1, 3 do
        t:ask(function(game) t:equal(game:goods(seat, "gold") <= 2, true) end)
    end
end
local function gold(t, seat) return t:goods(seat, "gold") end

hex.test("P-26 P-27 P-28 a harbour settlement receives one card, too", function(t)
    begin(t)
    t:piece(1, "settlement", -3, 2, "N")
    t:piece(2, "harbour_settlement", -3, 2, "S")
    t:roll(11)
    t:equal({ t:goods(1, "lumber"), t:goods(2, "lumber") }, { 1, 1 })
end)

hex.test("P-30 P-31 whom the roll gives nothing is paid a gold", function(t)
    begin(t)
    t:piece(2, "settlement", -3, 2, "N")
    local before = { gold(t, 1), gold(t, 2), gold(t, 3) }
    t:roll(11)
    t:equal({ gold(t, 1), gold(t, 2), gold(t, 3) }, { before[1] + 1, before[2], before[3] + 1 })
end)

hex.test("P-34 P-35 P-36 P-37 a 7 pays nobody and takes no gold", function(t)
    begin(t)
    local before = gold(t, 1)
    t:give(1, { gold = 5, ore = 8 })
    t:roll(7)
    t:act(1, "discard", { ore = 4 })
    t:equal({ gold(t, 1), t:goods(1, "ore") }, { before + 5, 4 })
    t:act(1, "end_turn")
end)

hex.test("P-42 P-43 P-45 three equal resources buy another or a gold", function(t)
    begin(t)
    t:give(1, { ore = 8 })
    t:roll(2)
    local before = gold(t, 1)
    t:act(1, "trade_bank", "ore", "wool")
    t:act(1, "trade_bank", "ore", "gold")
    t:equal({ t:goods(1, "ore"), t:goods(1, "wool"), gold(t, 1) }, { 2, 1, before + 1 })
    t:refused(1, "trade_bank", "ore", "gold", "cannot_pay")
end)

hex.test("P-44 P-46 two gold buy a resource, twice in a turn", function(t)
    begin(t)
    t:give(1, { gold = 9 })
    t:roll(2)
    local before = gold(t, 1)
    t:act(1, "trade_bank", "gold", "wool")
    t:act(1, "trade_bank", "gold", "ore")
    t:equal(gold(t, 1), before - 4)
    t:refused(1, "trade_bank", "gold", "ore", "not_allowed")
end)

hex.test("P-40 P-41 gold stands in trades of players", function(t)
    begin(t)
    t:give(1, { gold = 4 })
    t:give(2, { ore = 1 })
    t:roll(2)
    t:act(1, "offer_trade", { gold = 3 }, { ore = 1 }, { 2 })
    t:act(2, "accept_trade", 1)
    t:act(1, "confirm_trade", 2)
    t:equal(t:goods(1, "ore"), 1)
end)

hex.test("P-308 the gold of the game can be counted", function(t)
    t:game { players = 3, scenario = "explorers:land_ho",
        options = laid_out { ep_gold_supply = 148 } }
    local total = t:ask(function(game)
        local all = game:bank "gold"
        for seat = 1, 3 do all = all + game:goods(seat, "gold") end
        return all
    end)
    t:equal(total, 148)
end)

hex.test("P-43 P-44 three are sold as often as one likes; gold buys twice in each turn", function(t)
    begin(t)
    t:give(1, { ore = 12 })
    t:roll(2)
    local before = gold(t, 1)
    for _ = 1, 4 do t:act(1, "trade_bank", "ore", "gold") end
    t:equal(gold(t, 1) - before, 4)
    for _ = 1, 2 do t:act(1, "trade_bank", "gold", "wool") end
    t:refused(1, "trade_bank", "gold", "wool")
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:act(seat, "end_turn")
        t:roll(2)
    end
    t:act(1, "trade_bank", "gold", "wool")
end)

hex.test("P-35 seven cards are not too many", function(t)
    begin(t)
    t:give(1, { ore = 7 })
    t:roll(7)
    t:act(1, "end_turn")
    t:equal(t:goods(1, "ore"), 7)
end)

hex.test("P-35 B-99 or they are, if the option says so", function(t)
    begin(t, { discard_threshold = "7" })
    t:give(1, { ore = 7 })
    t:roll(7)
    t:act(1, "discard", { ore = 3 })
    t:equal(t:goods(1, "ore"), 4)
end)
