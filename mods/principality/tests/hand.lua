local parts = hex.include "tests/parts/table.lua"
local rows, begin, names = parts.rows, parts.begin, parts.names
local function count(t, place)
    return t:ask(function(game) return game:count_in(place) end)
end
local function held(t, seat)
    return t:ask(function(game) return game:cards_held(seat, "expansion") end)
end
-- To the hand step of seat 1.
local function to_hand_step(t)
    t:roll(6, { event = "knight" })
    t:act(1, "end_turn")
end

hex.test("C-7 C-8 C-9 C-36 C-38 the stacks", function(t)
    t:game { players = 2, seed = 3 }
    local sizes = {}
    for stack = 1, 5 do table.insert(sizes, count(t, { stacks = stack })) end
    t:equal(sizes, { 13, 13, 12, 12, 12 })
    t:equal(count(t, "events"), 10)
    t:equal(count(t, "regions"), 11)
    local first = names(t, { stacks = 1 })
    t:game { players = 2, seed = 4 }
    local same = true
    for at, name in ipairs(names(t, { stacks = 1 })) do same = same and first[at] == name end
    t:equal(same, false, "they are shuffled")
end)

hex.test("C-40 C-41 C-42 three cards of a stack each, from different stacks", function(t)
    t:game { players = 2, seed = 4, setup = true }
    t:equal(held(t, 1), 3)
    t:equal(held(t, 2), 3)
    local ten = 0
    for stack = 1, 5 do
        if count(t, { stacks = stack }) <= 10 then ten = ten + 1 end
    end
    t:equal(ten, 2)
end)

hex.test("C-81 C-86 C-119 C-121 the hand is filled, and then nothing else is done", function(t)
    begin(t)
    t:cards({ stacks = 2 }, { "abbey", "karl", "smithy", "spy" })
    t:cards({ stacks = 4 }, { "church" })
    to_hand_step(t)
    t:refused(1, "end_turn")
    t:refused(1, "trade_bank", "ore", "grain")
    t:refused(1, "do_draw", 1)
    t:act(1, "do_draw", 2)
    t:equal(names(t, { hand = 1 }), { "abbey" })
    t:act(1, "do_draw", 4)
    t:act(1, "do_draw", 2)
    t:equal(names(t, { hand = 1 }), { "abbey", "church", "karl" })
    local active = t:ask(function(game) return game:active() end)
    t:equal(active, 2, "C-87, C-125: who drew exchanges nothing")
end)

hex.test("C-120 C-122 C-124 C-17 searching costs any two, and keeps the order", function(t)
    begin(t)
    t:cards({ stacks = 2 }, { "abbey", "karl", "smithy", "spy" })
    t:cards({ stacks = 3 }, { "otto" })
    to_hand_step(t)
    t:act(1, "do_search", 2)
    t:refused(1, "give", { gold = 1 }, "wrong_count")
    t:act(1, "give", { gold = 1, wool = 1 })
    t:equal(t:goods(1, "gold"), 1)
    t:refused(1, "decline")
    t:act(1, "choose_found", "smithy")
    t:equal(names(t, { stacks = 2 }), { "abbey", "karl", "spy" })
    t:act(1, "do_draw", 3)
    t:act(1, "do_draw", 2)
    t:equal(held(t, 1), 3)
end)

hex.test("C-122 who has not two resources cannot search", function(t)
    begin(t)
    t:cards({ stacks = 2 }, { "abbey", "karl", "smithy", "spy" })
    t:roll(5, { event = "knight" })
    for column = -2, 2, 2 do
        for _, half in ipairs { -1, 1 } do t:set("stock", { column, 3 + half }, 0) end
    end
    t:set("stock", { 0, 2 }, 1)
    t:act(1, "end_turn")
    t:refused(1, "do_search", 2)
    t:act(1, "do_draw", 2)
end)

hex.test("C-123 C-189 a town hall makes searching cheaper, a second does not", function(t)
    begin(t)
    t:piece(1, "city", 1, 3)
    local one = t:ask(function(game) return game:corner_at(1, 2) end)
    local two = t:ask(function(game) return game:corner_at(1, 4) end)
    t:cards({ site = one }, { "town_hall" })
    t:cards({ stacks = 2 }, { "abbey", "karl", "smithy", "spy" })
    to_hand_step(t)
    t:act(1, "do_search", 2)
    t:act(1, "give", { wool = 1 })
    t:act(1, "choose_found", "spy")
    t:cards({ site = two }, { "town_hall" })
    t:act(1, "do_search", 2)
    t:act(1, "give", { ore = 1 })
    t:act(1, "choose_found", "karl")
    t:equal(held(t, 1), 2)
end)

hex.test("C-117 C-118 an abbey and a library let one hold more", function(t)
    begin(t)
    t:piece(1, "city", 1, 3)
    t:cards({ site = t:ask(function(game) return game:corner_at(1, 2) end) }, { "abbey" })
    t:cards({ site = t:ask(function(game) return game:corner_at(1, 4) end) }, { "library" })
    t:cards({ stacks = 1 }, { "karl", "smithy", "spy", "otto", "falk", "church" })
    to_hand_step(t)
    for _ = 1, 5 do t:act(1, "do_draw", 1) end
    t:equal(held(t, 1), 5)
    t:equal(t:ask(function(game) return game:active() end), 2)
end)

hex.test("C-131 without cards in the stacks nobody draws", function(t)
    begin(t)
    to_hand_step(t)
    t:equal(t:ask(function(game) return game:active() end), 2)
    t:equal(held(t, 1), 0)
end)

hex.test("C-125 C-126 C-130 who needs no card exchanges one, once", function(t)
    begin(t)
    t:card(1, "abbey")
    t:card(1, "karl")
    t:card(1, "spy")
    t:cards({ stacks = 2 }, { "otto", "falk" })
    to_hand_step(t)
    t:act(1, "do_exchange", "karl")
    t:act(1, "choose_under_stack", 3)
    t:act(1, "choose_way", 1)
    t:act(1, "choose_stack", 2)
    t:equal(names(t, { hand = 1 }), { "abbey", "otto", "spy" })
    t:equal(names(t, { stacks = 3 }), { "karl" })
    t:refused(1, "do_exchange", "abbey")
    t:act(1, "end_turn")
    t:equal(t:ask(function(game) return game:active() end), 2)
end)

hex.test("C-125 the exchanged card may be searched for", function(t)
    begin(t)
    t:card(1, "abbey")
    t:card(1, "karl")
    t:card(1, "spy")
    t:cards({ stacks = 2 }, { "otto", "falk" })
    to_hand_step(t)
    t:act(1, "do_exchange", "karl")
    t:act(1, "choose_under_stack", 2)
    t:act(1, "choose_way", 2)
    t:act(1, "choose_stack", 2)
    t:act(1, "give", { ore = 1, wool = 1 })
    t:act(1, "choose_found", "falk")
    t:equal(names(t, { stacks = 2 }), { "otto", "karl" }, "the put away card lies at the bottom")
end)

hex.test("C-208 C-214 in the later printing from the same stack", function(t)
    for _, options in ipairs { { card_exchange_stack = "same" }, { card_edition = "print2005" } } do
        begin(t, options)
        t:card(1, "abbey")
        t:card(1, "karl")
        t:card(1, "spy")
        t:cards({ stacks = 2 }, { "otto", "falk" })
        t:cards({ stacks = 4 }, { "church" })
        to_hand_step(t)
        t:act(1, "do_exchange", "karl")
        t:act(1, "choose_under_stack", 2)
        t:act(1, "choose_way", 1)
        t:equal(names(t, { hand = 1 }), { "abbey", "otto", "spy" })
    end
end)

hex.test("C-127 too many cards are put away first, and an exchange is still possible", function(t)
    begin(t)
    for _, card in ipairs { "abbey", "karl", "spy", "otto" } do t:card(1, card) end
    t:cards({ stacks = 2 }, { "falk" })
    to_hand_step(t)
    t:refused(1, "end_turn")
    t:act(1, "choose_surplus", "otto")
    t:act(1, "choose_under_stack", 2)
    t:equal(names(t, { stacks = 2 }), { "falk", "otto" }, "C-130: at the bottom")
    t:act(1, "do_exchange", "karl")
end)

-- An own abbey burns, and with it goes the room for a fourth card.
local function burn_abbey(t, options)
    begin(t, options)
    for _, seat in ipairs { 1, 2 } do
        t:piece(seat, "city", 1, rows[seat])
        t:piece(seat, "city", -1, rows[seat])
    end
    t:cards({ site = t:ask(function(game) return game:corner_at(1, 2) end) }, { "abbey" })
    t:cards({ site = t:ask(function(game) return game:corner_at(1, -2) end) }, { "church" })
    for _, card in ipairs { "arsonist", "karl", "spy", "otto" } do t:card(1, card) end
    t:card(2, "falk")
    t:roll(6, { event = "knight" })
    t:act(1, "play_arsonist")
    t:next { 6 }
    t:act(2, "decline")
    t:act(2, "choose_their_building", { 1, 2 })
    t:equal(held(t, 1), 4)
end
hex.test("C-128 who loses an abbey puts the card too many away at once", function(t)
    burn_abbey(t)
    t:refused(1, "end_turn")
    t:act(1, "choose_surplus", "otto")
    t:act(1, "choose_under_stack", 5)
    t:equal(held(t, 1), 3)
end)

hex.test("C-209 C-214 in the later printing in the hand step", function(t)
    local later = { { card_limit_in_turn = "hand_step" }, { card_edition = "print2005" } }
    for _, options in ipairs(later) do
        burn_abbey(t, options)
        t:act(1, "end_turn")
        t:act(1, "choose_surplus", "otto")
        t:act(1, "choose_under_stack", 5)
    end
end)

hex.test("C-48 hands and stacks are hidden, what is built is not", function(t)
    begin(t)
    t:card(2, "abbey")
    t:cards({ stacks = 1 }, { "karl" })
    t:roll(6, { event = "knight" })
    t:equal(t:legal(1, "do_lay_abbey"), 0, "it is in another hand")
    t:equal(held(t, 2), 1)
end)
