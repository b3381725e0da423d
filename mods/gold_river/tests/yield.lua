-- Gold with this number in the middle of desert, so that nothing else is produced next to it.
local function middle(t, game)
    t:game(game or { scenario = "gold_river" })
    t:tile(0, 0, "gold", 9)
    for _, at in ipairs { { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 } } do
        t:tile(at[1], at[2], "desert")
    end
    t:pawn("robber")
end

-- The bank keeps only these goods; seat 3 has the others.
local function empty_bank(t, but)
    for _, good in ipairs { "lumber", "brick", "wool", "grain", "ore" } do
        local left = t:ask(function(game) return game:bank(good) end)
        t:give(3, { [good] = left - (but[good] or 0) })
    end
end

hex.test("T-8 T-10 T-15 a settlement takes one card of choice, which is a card like others",
    function(t)
        middle(t)
        t:piece(2, "settlement", 0, 0, "N")
        t:roll(9)
        t:refused(1, "end_turn")
        t:refused(2, "choose_goods", { ore = 2 }, "wrong_count")
        t:act(2, "choose_goods", { ore = 1 })
        t:equal(t:goods(2), 1)
        t:equal(t:goods(2, "ore"), 1)
        t:equal(t:ask(function(game) return game:bank "ore" end), 18)
    end)

hex.test("T-9 a city takes two cards, equal or different", function(t)
    for _, wish in ipairs { { ore = 2 }, { ore = 1, wool = 1 } } do
        middle(t)
        t:piece(1, "city", 0, 0, "N")
        t:roll(9)
        t:act(1, "choose_goods", wish)
        t:equal(t:goods(1), 2)
        t:equal(t:goods(1, "ore"), wish.ore)
    end
end)

hex.test("T-11 several buildings at gold of one number each bring their cards", function(t)
    middle(t)
    t:tile(2, 0, "gold", 9)
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "city", 2, 0, "N")
    t:roll(9)
    t:act(1, "choose_goods", { brick = 1, grain = 1, wool = 1 })
    t:equal(t:goods(1), 3)
end)

hex.test("T-7 T-12 all other goods come first, then the choices in the order of turns", function(t)
    middle(t)
    t:tile(2, -2, "mountains", 9)
    t:piece(3, "settlement", 2, -2, "N")
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(2, "settlement", 0, 0, "SE")
    t:roll(12)
    t:act(1, "end_turn")
    t:roll(9)
    t:equal(t:goods(3, "ore"), 1)
    t:equal(t:legal(1, "choose_goods"), 0)
    t:act(2, "choose_goods", { wool = 1 })
    t:act(1, "choose_goods", { wool = 1 })
end)

hex.test("T-12 T-13 the bank gives what it has; what it lacks lapses", function(t)
    middle(t)
    empty_bank(t, { ore = 2 })
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(2, "city", 0, 0, "SE")
    t:roll(9)
    t:refused(1, "choose_goods", { wool = 1 }, "bank_empty")
    t:act(1, "choose_goods", { ore = 1 })
    t:act(2, "choose_goods", { ore = 1 })
    t:equal(t:goods(2), 1)
    t:act(1, "end_turn")
end)

hex.test("T-4 T-14 the robber goes onto gold and stops it", function(t)
    middle(t)
    t:piece(2, "settlement", 0, 0, "N")
    t:roll(7)
    t:act(1, "move_robber", { 0, 0 })
    t:act(1, "end_turn")
    t:roll(9)
    t:equal(t:legal(2, "choose_goods"), 0)
    t:equal(t:goods(2), 0)
end)
