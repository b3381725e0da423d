-- Where the regions lie, column by column; those of seat 2 have the next number.
local kinds = { "farmland", "mountains", "pasture", "forest", "hills", "stream" }
local rows = { 4, -4 }

-- Both have their start, one of everything; all cards are in the pile.
local function begin(t, options)
    t:game { players = 2, seed = 1, options = options }
    for stack = 1, 5 do t:cards({ stacks = stack }, {}) end
    for seat, row in ipairs(rows) do
        t:piece(seat, "road", 0, row)
        t:piece(seat, "settlement", -1, row)
        t:piece(seat, "settlement", 1, row)
        local at = 0
        for column = -2, 2, 2 do
            for _, half in ipairs { -1, 1 } do
                at = at + 1
                t:tile(column, row + half, kinds[at], (at + seat - 2) % 6 + 1)
                t:set("stock", { column, row + half }, 1)
            end
        end
    end
end
local function lay(t, q, r, card)
    t:cards({ site = t:ask(function(game) return game:corner_at(q, r) end) }, { card })
end
local function lies(t, q, r)
    return t:ask(function(game) return game:cards_in({ site = game:corner_at(q, r) })[1] end)
end
local function names(t, place)
    return t:ask(function(game) return game:cards_in(place) end)
end
local function holder(t, token)
    return t:ask(function(game) return game:holder(token) end)
end
local function stock(t, seat, count)
    for column = -2, 2, 2 do
        for _, half in ipairs { -1, 1 } do t:set("stock", { column, rows[seat] + half }, count) end
    end
end

hex.test("C-1 C-2 C-3 C-4 C-5 C-6 what there is", function(t)
    t:game { players = 2, seed = 1, setup = true }
    t:equal(t:ask(function(game) return game:players() end), 2)
    local seen = {}
    for _, face in ipairs { "knight", "mill", "club", "sun", "question" } do
        t:game { players = 2 }
        for total = 1, 6 do
            t:game { players = 2, seed = total }
            t:roll(total, { event = face })
            seen[face .. total] = true
        end
    end
    t:equal(seen.question6, true)
end)

hex.test("C-88 C-89 the higher tournament points win a resource, a tie nothing", function(t)
    begin(t)
    lay(t, 1, -3, "pippin")
    lay(t, 1, 3, "karl")
    t:roll(6, { event = "knight" })
    t:refused(1, "choose_goods", { ore = 1 })
    t:act(2, "choose_goods", { ore = 1 })
    t:equal(t:goods(2, "ore"), 2)
    begin(t)
    lay(t, 1, -3, "siegfried")
    lay(t, 1, 3, "karl")
    t:roll(6, { event = "knight" })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("C-90 C-91 C-92 the holder of the mill token takes what there is room for", function(t)
    begin(t)
    t:piece(2, "city", 1, -4)
    lay(t, 1, -3, "ore_fleet")
    t:equal(holder(t, "mill_token"), 2)
    t:set("stock", { 0, -5 }, 3)
    t:set("stock", { -2, 5 }, 0)
    t:roll(6, { event = "mill" })
    t:refused(2, "choose_loot", "wool")
    t:refused(2, "choose_loot", "ore")
    t:act(2, "choose_loot", "grain")
    t:equal(t:goods(1, "grain"), 0)
    t:equal(t:goods(2, "grain"), 2)
    begin(t)
    t:roll(6, { event = "mill" })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("C-93 C-171 C-95 what a garrison guards does not count, and yet is lost", function(t)
    begin(t)
    stock(t, 1, 2)
    lay(t, -1, 5, "garrison")
    lay(t, 1, 3, "garrison")
    t:roll(4, { event = "club" })
    t:equal(t:goods(1, "ore"), 2, "four of twelve count")
    begin(t)
    stock(t, 1, 2)
    lay(t, -1, 5, "garrison")
    t:roll(4, { event = "club" })
    t:equal(t:goods(1, "ore"), 0, "eight count, and the mountains are guarded")
    t:equal(t:goods(1, "wool"), 0)
    t:equal(t:goods(1, "grain"), 2)
    begin(t)
    t:set("stock", { 0, 3 }, 3)
    t:roll(1, { event = "club" })
    t:equal(t:goods(1, "wool"), 0, "C-94: eight are greater than seven")
    begin(t)
    t:set("stock", { 0, 3 }, 2)
    t:roll(1, { event = "club" })
    t:equal(t:goods(1, "wool"), 2, "seven are not")
end)

hex.test("C-96 C-207 C-214 quiet turns of the later printing", function(t)
    begin(t, { card_edition = "print2005" })
    stock(t, 1, 2)
    t:roll(4, { event = "club" })
    t:equal(t:goods(1, "ore"), 2)
    begin(t)
    stock(t, 1, 2)
    t:roll(4, { event = "club" })
    t:equal(t:goods(1, "ore"), 0)
end)

hex.test("C-82 C-100 C-101 who rolled chooses first, and a full land gains nothing", function(t)
    begin(t)
    stock(t, 2, 3)
    t:roll(4, { event = "sun" })
    t:equal(t:legal(2), 0)
    t:act(1, "choose_goods", { ore = 1 })
    t:equal(t:legal(1, "end_turn"), 1, "there is no room for a resource of the other")
end)

hex.test("C-98 the top event is turned over, happens, and goes beneath the others", function(t)
    begin(t)
    t:top "productive_year"
    lay(t, 1, 3, "garrison")
    t:roll(6, { event = "question" })
    t:equal(t:get("stock", { 0, 3 }), 2)
    local events = t:ask(function(game) return game:cards_in "events" end)
    t:equal(#events, 10)
    t:equal(events[10], "productive_year")
end)

hex.test("C-195 each region gains one for each garrison beside it", function(t)
    begin(t)
    t:top "productive_year"
    lay(t, 1, 3, "garrison")
    lay(t, -1, 3, "garrison")
    lay(t, 1, -3, "garrison")
    t:roll(6, { event = "question" })
    t:equal(t:get("stock", { 0, 3 }), 3, "two")
    t:equal(t:get("stock", { 2, 3 }), 2)
    t:equal(t:get("stock", { -2, 3 }), 2)
    t:equal(t:get("stock", { 0, 5 }), 1)
    t:equal(t:get("stock", { 0, -3 }), 2)
end)

hex.test("C-191 C-99 each takes a unit of the other, but not beside a church", function(t)
    begin(t)
    t:piece(2, "city", 1, -4)
    lay(t, 1, -3, "otto")
    lay(t, 1, -2, "church")
    lay(t, -1, -3, "ore_fleet")
    lay(t, 1, 3, "karl")
    lay(t, 1, 5, "abbey")
    for _, card in ipairs { "library", "spy", "falk" } do t:card(2, card) end
    t:top "civil_war"
    t:roll(6, { event = "question" })
    t:refused(1, "choose_their_unit", { 1, -3 })
    t:act(1, "choose_their_unit", { -1, -3 })
    t:refused(2, "choose_their_unit", { 1, 5 })
    t:act(2, "choose_their_unit", { 1, 3 })
    t:equal(names(t, { hand = 1 }), { "karl" })
    t:act(2, "choose_surplus", "spy")
    t:act(2, "choose_under_stack", 2)
    t:equal(names(t, { hand = 2 }), { "falk", "library", "ore_fleet" })
    t:equal(lies(t, 1, -3), "otto")
end)

hex.test("C-192 C-199 the knight token puts two cards under one stack", function(t)
    begin(t)
    lay(t, 1, 3, "karl")
    for _, card in ipairs { "library", "spy", "falk" } do t:card(2, card) end
    t:top "conflict"
    t:roll(6, { event = "question" })
    t:act(1, "choose_their_card", "spy")
    t:act(1, "choose_under_stack", 4)
    t:act(1, "choose_their_card", "falk")
    t:equal(names(t, { hand = 2 }), { "library" })
    t:equal(names(t, { stacks = 4 }), { "spy", "falk" })
    t:act(1, "end_turn")
    t:equal(names(t, { hand = 2 }), { "library" }, "he draws in his own hand step")
    begin(t)
    t:card(2, "library")
    t:top "conflict"
    t:roll(6, { event = "question" })
    t:equal(names(t, { hand = 2 }), { "library" }, "nobody holds the token")
end)

hex.test("C-193 the master builder: from different stacks, one card for another", function(t)
    begin(t)
    t:cards({ stacks = 1 }, { "abbey", "karl", "smithy" })
    t:cards({ stacks = 2 }, { "otto", "church" })
    t:card(1, "falk")
    t:top "master_builder"
    t:roll(6, { event = "question" })
    t:refused(1, "choose_builders_stack", 3)
    t:act(1, "choose_builders_stack", 1)
    t:act(1, "choose_builders_card", "karl")
    t:act(1, "choose_own_card", "falk")
    t:act(1, "choose_under_stack", 5)
    t:equal(names(t, { stacks = 1 }), { "abbey", "smithy" })
    t:equal(names(t, { hand = 1 }), { "karl" })
    t:refused(2, "choose_builders_stack", 1)
    t:act(2, "choose_builders_stack", 2)
    t:act(2, "decline")
    t:equal(names(t, { stacks = 2 }), { "otto", "church" })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("C-194 C-198 the plague takes one from each region beside a city, once", function(t)
    begin(t)
    t:piece(1, "city", 1, 4)
    t:piece(1, "city", -1, 4)
    stock(t, 1, 2)
    t:top "plague"
    t:roll(6, { event = "question" })
    t:equal(t:get("stock", { 0, 3 }), 1, "between two cities")
    t:equal(t:get("stock", { 2, 3 }), 1)
    t:equal(t:get("stock", { -2, 3 }), 1)
    t:equal(t:goods(2), 7, "six, and the roll")
end)

hex.test("C-181 C-194 a bath house protects the four regions at its city", function(t)
    begin(t)
    t:piece(1, "city", 1, 4)
    t:piece(1, "city", -1, 4)
    stock(t, 1, 2)
    lay(t, 1, 2, "bath_house")
    t:top "plague"
    t:roll(4, { event = "question" })
    t:equal(t:get("stock", { 0, 3 }), 2)
    t:equal(t:get("stock", { 2, 5 }), 2)
    t:equal(t:get("stock", { -2, 3 }), 1)
end)

hex.test("C-180 C-194 an aqueduct protects everything", function(t)
    begin(t)
    t:piece(1, "city", 1, 4)
    t:piece(1, "city", -1, 4)
    stock(t, 1, 2)
    lay(t, 1, 2, "aqueduct")
    t:top "plague"
    t:roll(4, { event = "question" })
    t:equal(t:goods(1), 13, "twelve, and the roll")
end)

hex.test("C-196 abbeys and libraries bring progress", function(t)
    begin(t)
    t:piece(1, "city", 1, 4)
    lay(t, 1, 2, "library")
    lay(t, 1, 3, "abbey")
    t:top "progress"
    t:roll(6, { event = "question" })
    t:refused(1, "choose_goods", { ore = 1 }, "wrong_count")
    t:act(1, "choose_goods", { ore = 1, wool = 1 })
    t:equal(t:legal(1, "end_turn"), 1, "the other has neither")
    begin(t)
    lay(t, 1, -3, "abbey")
    t:top "progress"
    t:roll(6, { event = "question" })
    t:act(2, "choose_goods", { ore = 1 })
    t:equal(t:goods(2, "ore"), 2)
end)

hex.test("C-197 C-200 at the end of the year all events are shuffled", function(t)
    local lowest = 0
    for seed = 1, 8 do
        t:game { players = 2, seed = seed }
        t:top "year_end"
        t:roll(6, { event = "question" })
        local events = t:ask(function(game) return game:cards_in "events" end)
        t:equal(#events, 10)
        if events[10] == "year_end" then lowest = lowest + 1 end
    end
    t:equal(lowest < 8, true, "it does not go beneath the others")
end)

hex.test("C-202 twelve points in the turn of the other win when the own turn begins", function(t)
    begin(t, { card_target = 3 })
    t:roll(6, { event = "mill" })
    lay(t, 1, -3, "karl")
    t:equal(t:winner(), nil)
    t:act(1, "end_turn")
    t:equal(t:winner(), 2)
end)
