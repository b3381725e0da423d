local function begin(t, fields)
    fields = fields or {}
    fields.players, fields.scenario = fields.players or 3, "cities_knights"
    t:game(fields)
end
local function held(t, seat, deck)
    return t:ask(function(game) return game:cards_held(seat, deck) end)
end
local function deck(t, name) return t:ask(function(game) return game:deck(name) end) end

hex.test("K-31 K-188 before the roll nothing but the alchemist is played", function(t)
    begin(t)
    t:card(1, "alchemist")
    t:card(1, "warlord")
    t:card(1, "mining")
    t:figure(1, "knight", 0, 0, "N")
    t:give(1, { grain = 4, wool = 4, ore = 4, brick = 4, lumber = 4 })
    t:equal(t:legal(1), 2)
    t:equal({ t:legal(1, "roll"), t:legal(1, "play_alchemist") }, { 1, 1 })
end)

hex.test("K-31 and of alchemists only one; what else is in the hand waits for the roll", function(t)
    begin(t)
    t:card(1, "alchemist", 2)
    t:card(1, "warlord")
    t:figure(1, "knight", 0, 0, "N")
    t:act(1, "play_alchemist")
    t:act(1, "choose_shown", 2)
    t:act(1, "choose_shown_yellow", 4)
    t:refused(1, "play_alchemist", "card_limit")
    t:equal(t:legal(1), t:legal(1, "roll"))
    t:act(1, "roll")
    t:equal(t:ask(function(game) return { game:die "red", game:die "yellow" } end), { 2, 4 })
    t:act(1, "play_warlord")
end)

hex.test("K-32 K-33 K-35 K-136 K-296 the attack comes before the same roll yields", function(t)
    begin(t)
    t:tile(0, 0, "mountains", 9)
    t:piece(1, "city", 0, 0, "N")
    t:set("barbarian_ship", 6)
    t:roll(9, { event = "ship" })
    t:equal(t:goods(1), 0)
    t:act(1, "choose_lost_city", { 0, 0, "N" })
    t:equal({ t:goods(1, "ore"), t:goods(1, "coin") }, { 1, 0 })
end)

hex.test("K-36 K-37 K-38 K-329 a gate serves everybody, from the active player on", function(t)
    begin(t)
    for seat = 1, 3 do t:set("politics", seat, 3) end
    t:cards("politics", { "spy", "wedding", "bishop" })
    t:roll(6, { event = "politics", red = 4 })
    t:equal(t:ask(function(game)
        return { game:cards(1, "spy"), game:cards(2, "wedding"), game:cards(3, "bishop") }
    end), { 1, 1, 1 })
    t:equal(deck(t, "politics"), 15)
end)

hex.test("K-37 K-38 in the turn of seat 2 she draws first", function(t)
    begin(t)
    t:roll(2, { event = "trade" })
    t:act(1, "end_turn")
    for seat = 1, 3 do t:set("politics", seat, 3) end
    t:cards("politics", { "spy", "wedding", "bishop" })
    t:roll(6, { event = "politics", red = 4 })
    t:equal(t:ask(function(game)
        return { game:cards(2, "spy"), game:cards(3, "wedding"), game:cards(1, "bishop") }
    end), { 1, 1, 1 })
end)

hex.test("K-39 K-297 a gate gives cards on a 7, too", function(t)
    begin(t)
    t:set("science", 2, 3)
    t:roll(7, { event = "science", red = 3 })
    t:equal(t:ask(function(game) return game:cards_held(2) + game:open_cards(2, "printer") end), 1)
end)

hex.test("K-40 every other roll yields for all", function(t)
    begin(t)
    t:tile(0, 0, "hills", 5)
    t:piece(2, "settlement", 0, 0, "N")
    t:piece(3, "settlement", 0, 0, "S")
    t:roll(5, { event = "science" })
    t:equal({ t:goods(2, "brick"), t:goods(3, "brick") }, { 1, 1 })
end)

hex.test("K-41 K-189 trade, building and cards come in any order, as often as one can", function(t)
    begin(t)
    t:piece(1, "city", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    t:card(1, "resource_monopoly", 2)
    t:give(2, { wool = 1 })
    t:give(1, { ore = 5, wool = 1, brick = 4, grain = 1, coin = 1 })
    t:roll(2, { event = "trade" })
    t:act(1, "play_resource_monopoly")
    t:act(1, "choose_good", "ore")
    t:act(1, "build_wall", { 0, 0, "N" })
    t:act(1, "trade_bank", "ore", "wool")
    t:act(1, "build_knight", { 0, 0, "NE" })
    t:act(1, "advance_politics")
    t:act(1, "play_resource_monopoly")
    t:act(1, "choose_good", "ore")
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("K-42 K-185 K-187 K-192 nobody ends a turn with five cards", function(t)
    begin(t)
    t:card(1, "smith", 2)
    t:card(1, "mining", 2)
    t:card(1, "bishop")
    t:roll(2, { event = "trade" })
    local pile = deck(t, "politics")
    t:act(1, "end_turn")
    t:equal(t:ask(function(game) return game:active() end), 1)
    t:act(1, "choose_card", "bishop")
    t:equal({ held(t, 1), deck(t, "politics"), t:ask(function(game) return game:active() end) },
        { 4, pile + 1, 2 })
end)

hex.test("K-182 K-297 level 5 draws with a 6, level 4 does not, level 0 never does", function(t)
    for level, cards in pairs { [0] = 0, [1] = 0, [3] = 0, [4] = 0, [5] = 1 } do
        begin(t)
        t:set("trade", 3, level)
        t:roll(7, { event = "trade", red = 6 })
        t:equal(held(t, 3), cards, level)
    end
    begin(t)
    t:roll(3, { event = "trade", red = 1 })
    t:equal(held(t, 1), 0)
end)

hex.test("K-182 each level's greatest red die", function(t)
    for level = 1, 5 do
        begin(t)
        t:set("science", 2, level)
        t:cards("science", { "smith", "crane" })
        t:roll(level + 2, { event = "science", red = level + 1 })
        t:equal(held(t, 2), 1, level)
    end
end)

hex.test("K-73 B-242 with either option the first two rounds roll no 7", function(t)
    for _, name in ipairs { "ck_reroll_seven_rounds", "no_seven_rounds" } do
        for seed = 1, 20 do
            begin(t, { seed = seed, options = { [name] = 2 } })
            for seat = 1, 3 do
                t:act(seat, "roll")
                t:equal(t:ask(function(game) return game:total() ~= 7 end), true, name)
                t:act(seat, "end_turn")
            end
        end
    end
end)

hex.test("K-73 B-242 of both options the longer one counts, they are not added", function(t)
    local sevens = 0
    for seed = 1, 30 do
        begin(t, { seed = seed, options = { ck_reroll_seven_rounds = 1, no_seven_rounds = 1 } })
        for seat = 1, 3 do
            t:act(seat, "roll")
            t:equal(t:ask(function(game) return game:total() ~= 7 end), true)
            t:act(seat, "end_turn")
        end
        t:act(1, "roll")
        if t:ask(function(game) return game:total() end) == 7 then sevens = sevens + 1 end
    end
    t:equal(sevens > 0, true)
end)

hex.test("K-73 without it a 7 comes in the first round, too", function(t)
    local sevens = 0
    for seed = 1, 20 do
        begin(t, { seed = seed })
        t:act(1, "roll")
        if t:ask(function(game) return game:total() end) == 7 then sevens = sevens + 1 end
    end
    t:equal(sevens > 0, true)
end)

hex.test("B-80 where trade comes first, whatever costs goods here ends it as well", function(t)
    local ways = {
        function() t:act(1, "advance_trade") end,
        function(knight) t:act(1, "do_activate", knight) end,
        function(knight) t:act(1, "do_promote", knight) end,
        function() t:act(1, "build_wall", { 0, 0, "N" }) end,
    }
    for at, buy in ipairs(ways) do
        begin(t, { options = { trade_build_mode = "separate" } })
        t:piece(1, "city", 0, 0, "N")
        local knight = t:figure(1, "knight", 0, 0, "S")
        t:roll(2, { event = "politics" })
        t:give(1, { cloth = 1, grain = 1, wool = 1, ore = 9, brick = 2 })
        t:act(1, "trade_bank", "ore", "lumber")
        buy(knight)
        t:refused(1, "trade_bank", "ore", "lumber", "trade_is_over")
        t:act(1, "end_turn")
        t:roll(2, { event = "politics" })
        t:equal(t:legal(2, "trade_bank"), 0, at)
    end
end)
