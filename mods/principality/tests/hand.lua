local parts = hex.include "tests/parts/table.lua"
local rows, begin, names, lay = parts.rows, parts.begin, parts.names, parts.lay
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

-- Every kind of card, and how many of it there are.
local copies = {
    alchemist = 2, scout = 2, caravan = 1, merchant = 2, spy = 3, black_knight = 3, arsonist = 2,
    brigands = 1, bishop = 2, herb_woman = 2,
    siegfried = 1, conrad = 1, hagen = 1, pippin = 1, walter = 1, otto = 1, falk = 1, goetz = 1,
    karl = 1, lumber_fleet = 1, brick_fleet = 1, wool_fleet = 1, grain_fleet = 1, ore_fleet = 1,
    gold_fleet = 1, abbey = 2, garrison = 3, smithy = 1, grain_mill = 1, sawmill = 1,
    brick_factory = 1, foundry = 1, woolen_mill = 1,
    aqueduct = 2, bath_house = 2, church = 2, library = 2, colossus = 1, marketplace = 1,
    counting_house = 1, merchant_guild = 1, mint = 1, town_hall = 2, harbor = 1,
}
local function counted(cards, found)
    for _, card in ipairs(cards) do found[card] = (found[card] or 0) + 1 end
    return found
end
hex.test("C-8 C-9 C-141 C-155 C-170 C-180 C-191 how many there are of each card", function(t)
    t:game { players = 2, seed = 3 }
    local found = {}
    for stack = 1, 5 do counted(names(t, { stacks = stack }), found) end
    t:equal(found, copies)
    t:equal(counted(names(t, "events"), {}), {
        civil_war = 1, conflict = 1, master_builder = 1, plague = 2, productive_year = 2,
        progress = 2, year_end = 1,
    })
end)

hex.test("C-41 C-42 the second player takes another stack, and their order is kept", function(t)
    for seed = 1, 12 do
        t:game { players = 2, seed = seed }
        local before = {}
        for stack = 1, 5 do before[stack] = names(t, { stacks = stack }) end
        t:game { players = 2, seed = seed, setup = true }
        local shorter = 0
        for stack = 1, 5 do
            local at, now = 1, names(t, { stacks = stack })
            if #now < #before[stack] then shorter = shorter + 1 end
            for _, card in ipairs(before[stack]) do
                if card == now[at] then at = at + 1 end
            end
            t:equal(at, #now + 1, "what is left lies as before")
        end
        t:equal(shorter, 2)
    end
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

hex.test("C-86 in the hand step nothing is traded, built or played", function(t)
    begin(t, nil, 3)
    for seat = 1, 2 do t:piece(seat, "city", 1, rows[seat]) end
    t:cards({ stacks = 2 }, { "karl", "smithy" })
    local later = { "build_road", "build_city", "trade_bank", "do_lay_abbey", "play_spy",
        "play_alchemist", "offer_trade" }
    t:card(1, "abbey")
    t:card(1, "spy")
    t:roll(6, { event = "knight" })
    t:set("stock", { 2, 4 }, 2)
    for _, kind in ipairs { "build_road", "build_city", "trade_bank", "do_lay_abbey" } do
        t:equal(t:legal(1, kind) > 0, true, kind)
    end
    t:act(1, "end_turn")
    t:equal(t:ask(function(game) return game:phase() end), "refill")
    for _, kind in ipairs(later) do t:equal(t:legal(1, kind), 0, kind) end
    begin(t, nil, 3)
    for seat = 1, 2 do t:piece(seat, "city", 1, rows[seat]) end
    t:cards({ stacks = 2 }, { "karl", "smithy" })
    for _, card in ipairs { "abbey", "spy", "alchemist" } do t:card(1, card) end
    t:roll(6, { event = "knight" })
    t:set("stock", { 2, 4 }, 2)
    t:act(1, "end_turn")
    t:equal(t:ask(function(game) return game:phase() end), "swap")
    for _, kind in ipairs(later) do t:equal(t:legal(1, kind), 0, kind) end
    t:equal(t:legal(1, "do_exchange"), 3)
end)

hex.test("C-119 C-126 in the next turn cards are drawn and exchanged again", function(t)
    begin(t)
    t:cards({ stacks = 2 }, { "otto", "falk", "karl", "spy", "church", "smithy", "library" })
    for _, card in ipairs { "abbey", "garrison", "mint" } do t:card(2, card) end
    to_hand_step(t)
    for _ = 1, 3 do t:act(1, "do_draw", 2) end
    for _ = 1, 2 do
        t:roll(6, { event = "knight" })
        t:act(2, "end_turn")
        t:act(2, "end_turn")
        t:roll(6, { event = "knight" })
        t:act(1, "end_turn")
        t:act(1, "do_exchange", names(t, { hand = 1 })[1])
        t:act(1, "choose_under_stack", 2)
        t:act(1, "choose_way", 1)
        t:act(1, "choose_stack", 2)
        t:refused(1, "do_exchange")
        t:act(1, "end_turn")
    end
end)

hex.test("C-125 C-126 who needs a card exchanges none, whatever was before", function(t)
    begin(t)
    t:cards({ stacks = 2 }, { "otto", "falk" })
    for _, card in ipairs { "abbey", "garrison", "mint" } do t:card(1, card) end
    to_hand_step(t)
    t:act(1, "end_turn")
    t:roll(6, { event = "knight" })
    t:act(2, "end_turn")
    for _ = 1, 2 do t:act(2, "do_draw", 2) end
    parts.stock(t, 1, 1)
    t:cards({ stacks = 2 }, { "karl" })
    t:roll(6, { event = "knight" })
    t:act(1, "do_lay_garrison", { 1, 2 })
    t:act(1, "end_turn")
    t:act(1, "do_draw", 2)
    t:equal(t:ask(function(game) return game:active() end), 2)
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

hex.test("C-122 C-22 C-87 a search is paid before the stack is seen and the turn ends", function(t)
    begin(t)
    parts.two_mountains(t, 2, 2)
    t:cards({ stacks = 2 }, { "abbey", "karl", "smithy" })
    for _, card in ipairs { "otto", "mint" } do t:card(1, card) end
    t:roll(1, { event = "mill" })
    t:act(1, "end_turn")
    t:act(1, "do_search", 2)
    t:act(1, "give", { ore = 2 })
    t:refused(1, "choose_found", "karl", "must_answer")
    t:act(1, "choose_tile", { 2, 2 })
    t:act(1, "choose_tile", { -2, 4 })
    t:act(1, "choose_found", "karl")
    t:equal(t:legal(2, "roll"), 1)
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

hex.test("C-117 C-118 C-127 C-128 each abbey and library lets one hold one card more", function(t)
    local cards = { "abbey", "library", "abbey", "library" }
    local drawn = { "karl", "smithy", "spy", "otto", "falk", "church", "mint", "harbor" }
    for more = 0, 4 do
        begin(t)
        t:piece(1, "city", 1, 3)
        for at, step in ipairs { -1, 1, -2, 2 } do
            if at <= more then lay(t, 1, 3 + step, cards[at]) end
        end
        t:cards({ stacks = 1 }, drawn)
        for _, card in ipairs { "conrad", "hagen", "goetz" } do t:card(2, card) end
        to_hand_step(t)
        for _ = 1, 3 + more do t:act(1, "do_draw", 1) end
        t:equal(t:ask(function(game) return game:active() end), 2)
        t:roll(6, { event = "mill" })
        for _ = 1, 2 do t:act(2, "end_turn") end
        t:roll(6, { event = "mill" })
        t:card(1, "garrison")
        t:act(1, "end_turn")
        t:act(1, "choose_surplus", "garrison")
        t:act(1, "choose_under_stack", 1)
        t:equal(held(t, 1), 3 + more)
        t:act(1, "end_turn")
    end
end)

hex.test("C-131 without cards in the stacks nobody draws", function(t)
    begin(t)
    to_hand_step(t)
    t:equal(t:ask(function(game) return game:active() end), 2)
    t:equal(held(t, 1), 0)
end)

hex.test("C-125 C-131 when the stacks run out the hand step is over", function(t)
    begin(t)
    t:cards({ stacks = 2 }, { "abbey" })
    to_hand_step(t)
    t:act(1, "do_draw", 2)
    t:equal(t:ask(function(game) return game:active() end), 2)
    begin(t)
    t:card(1, "spy")
    to_hand_step(t)
    t:equal(t:ask(function(game) return game:active() end), 2, "who needs cards exchanges none")
    begin(t)
    t:set("stock", { 0, 2 }, 2)
    t:cards({ stacks = 2 }, { "abbey" })
    to_hand_step(t)
    t:act(1, "do_search", 2)
    t:act(1, "give", { ore = 1, grain = 1 })
    t:act(1, "choose_found", "abbey")
    t:equal(t:ask(function(game) return game:active() end), 2)
end)

hex.test("C-81 C-131 the last card of all stacks may fill the hand", function(t)
    begin(t)
    t:cards({ stacks = 2 }, { "abbey" })
    t:card(1, "spy")
    t:card(1, "karl")
    to_hand_step(t)
    t:act(1, "do_draw", 2)
    t:equal(t:ask(function(game) return game:active() end), 2)
    t:equal(t:legal(2, "roll"), 1)
end)

-- With a full hand the spy goes under the first stack; what comes for it is to cost the only wool.
local function exchange_with_one_resource(t)
    for _, card in ipairs { "abbey", "karl", "spy" } do t:card(1, card) end
    t:cards({ stacks = 2 }, { "otto", "falk" })
    t:roll(6, { event = "mill" })
    parts.stock(t, 1, 0)
    t:set("stock", { 0, 2 }, 1)
    t:act(1, "end_turn")
    t:act(1, "do_exchange", "spy")
    t:act(1, "choose_under_stack", 1)
end

hex.test("C-123 C-189 C-125 with a town hall one resource is enough", function(t)
    begin(t)
    t:piece(1, "city", 1, 3)
    t:cards({ site = t:ask(function(game) return game:corner_at(1, 2) end) }, { "town_hall" })
    exchange_with_one_resource(t)
    t:set("stock", { 0, 2 }, 2)
    t:act(1, "choose_way", 2)
    t:act(1, "choose_stack", 2)
    t:refused(1, "give", { wool = 2 }, "wrong_count")
    t:act(1, "give", { wool = 1 })
    t:act(1, "choose_found", "falk")
    t:equal(t:goods(1), 1)
    begin(t)
    exchange_with_one_resource(t)
    t:refused(1, "choose_way", 2)
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

hex.test("C-208 C-122 the stack under which the card was put may be searched, too", function(t)
    begin(t, { card_exchange_stack = "same" })
    for _, card in ipairs { "abbey", "karl", "spy" } do t:card(1, card) end
    t:cards({ stacks = 2 }, { "otto", "falk" })
    t:cards({ stacks = 4 }, { "church" })
    to_hand_step(t)
    t:act(1, "do_exchange", "karl")
    t:act(1, "choose_under_stack", 2)
    t:act(1, "choose_way", 2)
    t:act(1, "give", { gold = 2 })
    t:equal(t:legal(1, "choose_found"), 3)
    t:act(1, "choose_found", "falk")
    t:equal(names(t, { stacks = 2 }), { "otto", "karl" })
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

hex.test("C-78 C-128 who builds over an own abbey puts the card too many away at once", function(t)
    begin(t, nil, 3)
    t:cards({ site = t:ask(function(game) return game:corner_at(1, 2) end) }, { "abbey" })
    for _, card in ipairs { "garrison", "karl", "spy", "otto", "church" } do t:card(1, card) end
    t:roll(6, { event = "knight" })
    t:act(1, "do_lay_garrison", { 1, 2 })
    t:refused(1, "end_turn")
    t:act(1, "choose_surplus", "church")
    t:act(1, "choose_under_stack", 5)
    t:equal(held(t, 1), 3)
end)

hex.test("C-78 C-209 in the later printing a new building costs no card before that", function(t)
    begin(t, { card_edition = "print2005" }, 3)
    lay(t, 1, 2, "abbey")
    for _, card in ipairs { "garrison", "karl", "spy", "otto", "church" } do t:card(1, card) end
    t:roll(6, { event = "knight" })
    t:act(1, "do_lay_garrison", { 1, 2 })
    t:act(1, "end_turn")
    t:act(1, "choose_surplus", "church")
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
