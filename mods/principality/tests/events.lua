local parts = hex.include "tests/parts/table.lua"
local begin, lay, lies = parts.begin, parts.lay, parts.lies
local names, holder, stock = parts.names, parts.holder, parts.stock

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
    lay(t, 1, -2, "pippin")
    lay(t, 1, 2, "karl")
    t:roll(6, { event = "knight" })
    t:refused(1, "choose_goods", { ore = 1 })
    t:act(2, "choose_goods", { ore = 1 })
    t:equal(t:goods(2, "ore"), 2)
    begin(t)
    lay(t, 1, -2, "siegfried")
    lay(t, 1, 2, "karl")
    t:roll(6, { event = "knight" })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("C-3 C-4 six numbers; two question marks, and each other sign once", function(t)
    local seen = {}
    for seed = 1, 300 do
        t:game { players = 2, seed = seed }
        t:act(1, "roll")
        local face = t:ask(function(game) return game:face "event" end)
        seen[face] = (seen[face] or 0) + 1
        local total = t:ask(function(game) return game:total() end)
        t:equal(total >= 1 and total <= 6, true, total)
    end
    for _, face in ipairs { "knight", "mill", "club", "sun" } do
        t:equal(seen[face] > 30 and seen[face] < 70, true, face)
    end
    t:equal(seen.question > 80, true)
end)

hex.test("C-82 C-90 C-22 what was taken leaves room before the land brings anything", function(t)
    begin(t)
    t:piece(2, "city", 1, -3)
    lay(t, 1, -2, "ore_fleet")
    t:set("stock", { 2, 2 }, 0)
    t:tile(2, 2, "mountains", 2)
    t:set("stock", { 2, 2 }, 3)
    t:set("stock", { -2, 4 }, 3)
    t:roll(2, { event = "mill" })
    t:act(2, "choose_loot", "ore")
    t:equal(t:legal(1, "choose_tile"), 2, "its owner says from which region")
    t:act(1, "choose_tile", { 2, 2 })
    t:equal(t:get("stock", { 2, 2 }), 3, "two, and one of the land")
    t:equal(t:get("stock", { -2, 4 }), 3)
    t:equal(t:goods(2, "ore"), 2)
end)

hex.test("C-90 C-91 C-92 the holder of the mill token takes what there is room for", function(t)
    begin(t)
    t:piece(2, "city", 1, -3)
    lay(t, 1, -2, "ore_fleet")
    t:equal(holder(t, "mill_token"), 2)
    t:set("stock", { 0, -4 }, 3)
    t:set("stock", { -2, 4 }, 0)
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
    lay(t, -1, 4, "garrison")
    lay(t, 1, 2, "garrison")
    t:roll(4, { event = "club" })
    t:equal(t:goods(1, "ore"), 2, "four of twelve count")
    begin(t)
    stock(t, 1, 2)
    t:set("stock", { 2, 4 }, 1)
    lay(t, -1, 4, "garrison")
    t:roll(1, { event = "club" })
    t:equal(t:goods(1, "ore"), 2, "seven count")
    begin(t)
    stock(t, 1, 2)
    lay(t, -1, 4, "garrison")
    t:roll(4, { event = "club" })
    t:equal(t:goods(1, "ore"), 0, "eight count, and the mountains are guarded")
    t:equal(t:goods(1, "wool"), 0)
    t:equal(t:goods(1, "grain"), 2)
    begin(t)
    t:set("stock", { 0, 2 }, 3)
    t:roll(1, { event = "club" })
    t:equal(t:goods(1, "wool"), 0, "C-94: eight are greater than seven")
    begin(t)
    t:set("stock", { 0, 2 }, 2)
    t:roll(1, { event = "club" })
    t:equal(t:goods(1, "wool"), 2, "seven are not")
end)

hex.test("C-83 C-93 C-171 brigands come to both, and each has garrisons of his own", function(t)
    begin(t)
    stock(t, 1, 2)
    stock(t, 2, 2)
    lay(t, -1, 2, "garrison")
    lay(t, -1, 4, "garrison")
    lay(t, -1, -4, "garrison")
    t:roll(1, { event = "club" })
    t:equal(t:goods(1, "ore"), 2, "four count")
    t:equal(t:goods(2, "ore"), 0, "eight count")
    t:equal(t:goods(2, "wool"), 0)
end)

hex.test("C-96 C-207 C-214 quiet turns are counted for each player", function(t)
    local quiet = { [0] = { card_brigand_grace = 0 }, { card_brigand_grace = 1 },
        { card_edition = "print2005" } }
    for turns = 0, 2 do
        begin(t, quiet[turns])
        for turn = 1, 2 * turns do
            stock(t, 1, 2)
            stock(t, 2, 2)
            t:roll(1, { event = "club" })
            t:equal(t:goods(1, "ore"), 2)
            t:equal(t:goods(2, "ore"), 2)
            t:act((turn - 1) % 2 + 1, "end_turn")
        end
        stock(t, 1, 2)
        stock(t, 2, 2)
        t:roll(1, { event = "club" })
        t:equal(t:goods(1, "ore"), 0)
        t:equal(t:goods(2, "ore"), 0)
    end
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

hex.test("C-100 C-97 C-101 C-196 as much as there is room for, and who rolled is first", function(t)
    begin(t, nil, 3)
    for _, seat in ipairs { 1, 2 } do
        local row = parts.rows[seat]
        t:piece(seat, "city", 1, row)
        lay(t, 1, row + 1, "library")
        lay(t, 1, row - 1, "abbey")
    end
    t:set("stock", { -2, 2 }, 2)
    stock(t, 2, 1)
    t:top "progress"
    t:roll(6, { event = "question" })
    t:equal(t:legal(2), 0)
    t:refused(1, "choose_goods", { ore = 1 })
    t:act(1, "choose_goods", { grain = 1 })
    t:refused(2, "choose_goods", { ore = 1 })
    t:act(2, "choose_goods", { ore = 2 })
    t:equal(t:goods(2, "ore"), 3)
end)

hex.test("C-98 the top event is turned over, happens, and goes beneath the others", function(t)
    begin(t)
    t:top "productive_year"
    lay(t, 1, 2, "garrison")
    t:roll(6, { event = "question" })
    t:equal(t:get("stock", { 0, 2 }), 2)
    local events = t:ask(function(game) return game:cards_in "events" end)
    t:equal(#events, 10)
    t:equal(events[10], "productive_year")
end)

hex.test("C-195 each region gains one for each garrison beside it", function(t)
    begin(t)
    t:top "productive_year"
    lay(t, 1, 2, "garrison")
    lay(t, -1, 2, "garrison")
    lay(t, 1, -2, "garrison")
    t:roll(6, { event = "question" })
    t:equal(t:get("stock", { 0, 2 }), 3, "two")
    t:equal(t:get("stock", { 2, 2 }), 2)
    t:equal(t:get("stock", { -2, 2 }), 2)
    t:equal(t:get("stock", { 0, 4 }), 1)
    t:equal(t:get("stock", { 0, -2 }), 2)
end)

hex.test("C-191 C-99 each takes a unit of the other, but not beside a church", function(t)
    begin(t)
    t:piece(2, "city", 1, -3)
    lay(t, 1, -2, "otto")
    lay(t, 1, -1, "church")
    lay(t, -1, -2, "ore_fleet")
    lay(t, 1, 2, "karl")
    lay(t, 1, 4, "abbey")
    for _, card in ipairs { "library", "spy", "falk" } do t:card(2, card) end
    t:top "civil_war"
    t:roll(6, { event = "question" })
    t:refused(1, "choose_their_unit", { 1, -2 })
    t:act(1, "choose_their_unit", { -1, -2 })
    t:refused(2, "choose_their_unit", { 1, 4 })
    t:act(2, "choose_their_unit", { 1, 2 })
    t:equal(names(t, { hand = 1 }), { "karl" })
    t:act(2, "choose_surplus", "spy")
    t:act(2, "choose_under_stack", 2)
    t:equal(names(t, { hand = 2 }), { "falk", "library", "ore_fleet" })
    t:equal(lies(t, 1, -2), "otto")
end)

hex.test("C-191 C-100 a fleet may go, too, and who rolled chooses first", function(t)
    begin(t)
    lay(t, 1, -2, "otto")
    lay(t, 1, -4, "ore_fleet")
    lay(t, -1, -2, "abbey")
    lay(t, 1, 2, "karl")
    t:top "civil_war"
    t:roll(6, { event = "question" })
    t:equal(t:legal(2), 0)
    t:refused(1, "choose_their_unit", { -1, -2 })
    t:act(1, "choose_their_unit", { 1, -4 })
    t:act(2, "choose_their_unit", { 1, 2 })
    t:equal(names(t, { hand = 2 }), { "ore_fleet" })
    begin(t)
    t:piece(2, "city", 1, -3)
    lay(t, 1, -2, "otto")
    lay(t, 1, -1, "church")
    t:top "civil_war"
    t:roll(6, { event = "question" })
    t:equal(lies(t, 1, -2), "otto", "the only unit is safe")
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("C-182 a church protects nobody elsewhere, and none of the other player", function(t)
    begin(t)
    t:piece(2, "city", 1, -3)
    lay(t, 1, -1, "church")
    lay(t, -1, -2, "otto")
    lay(t, 1, 2, "karl")
    t:top "civil_war"
    t:roll(6, { event = "question" })
    t:act(1, "choose_their_unit", { -1, -2 })
    t:act(2, "choose_their_unit", { 1, 2 })
end)

hex.test("C-99 C-209 after an event the surplus goes at once, whatever the printing", function(t)
    begin(t, { card_edition = "print2005" })
    lay(t, 1, 2, "karl")
    for _, card in ipairs { "library", "spy", "falk" } do t:card(1, card) end
    t:top "civil_war"
    t:roll(6, { event = "question" })
    t:act(2, "choose_their_unit", { 1, 2 })
    t:refused(1, "end_turn")
    t:act(1, "choose_surplus", "karl")
    t:act(1, "choose_under_stack", 3)
    t:equal(names(t, { stacks = 3 }), { "karl" })
end)

hex.test("C-192 of a single card that one goes, and of an empty hand none", function(t)
    begin(t)
    lay(t, 1, -2, "karl")
    t:card(1, "library")
    t:cards({ stacks = 4 }, { "mint" })
    t:top "conflict"
    t:roll(6, { event = "question" })
    t:act(2, "choose_their_card", "library")
    t:act(2, "choose_under_stack", 4)
    t:equal(names(t, { stacks = 4 }), { "mint", "library" })
    t:equal(t:legal(1, "end_turn"), 1)
    begin(t)
    lay(t, 1, -2, "karl")
    t:top "conflict"
    t:roll(6, { event = "question" })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("C-192 C-199 the knight token puts two cards under one stack", function(t)
    begin(t)
    lay(t, 1, 2, "karl")
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
    t:equal(t:legal(1, "end_turn"), 1, "and nobody is asked")
end)

hex.test("C-192 who holds no token puts no card of the other away", function(t)
    begin(t)
    lay(t, 1, -2, "karl")
    for _, seat in ipairs { 1, 2 } do t:card(seat, "bishop") end
    t:top "conflict"
    t:roll(6, { event = "question" })
    t:act(2, "choose_their_card", "bishop")
    t:act(2, "choose_under_stack", 4)
    t:equal(names(t, { hand = 2 }), { "bishop" })
    t:equal(t:legal(1, "end_turn"), 1)
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

hex.test("C-193 C-130 the same card may go back, and beneath the others", function(t)
    begin(t)
    t:cards({ stacks = 1 }, { "abbey", "karl", "smithy" })
    t:top "master_builder"
    t:roll(6, { event = "question" })
    t:act(1, "choose_builders_stack", 1)
    t:act(1, "choose_builders_card", "karl")
    t:refused(1, "decline")
    t:act(1, "choose_own_card", "karl")
    t:act(1, "choose_under_stack", 1)
    t:equal(names(t, { stacks = 1 }), { "abbey", "smithy", "karl" })
    t:equal(t:legal(1, "end_turn"), 1, "there is no other stack for player 2")
end)

hex.test("C-193 C-98 C-100 who rolls is the first to choose, from any stack", function(t)
    begin(t)
    t:cards({ stacks = 1 }, { "abbey", "karl", "smithy" })
    t:cards({ stacks = 2 }, { "otto", "church", "spy", "mint", "harbor", "falk" })
    t:top "master_builder"
    t:roll(6, { event = "question" })
    t:act(1, "choose_builders_stack", 1)
    t:act(1, "decline")
    t:act(2, "choose_builders_stack", 2)
    t:act(2, "decline")
    t:act(1, "end_turn")
    for _ = 1, 3 do t:act(1, "do_draw", 2) end
    t:top "master_builder"
    t:roll(6, { event = "question" })
    t:equal(t:legal(1), 0)
    t:equal(t:legal(2, "choose_builders_stack"), 2)
    t:act(2, "choose_builders_stack", 2)
    t:act(2, "decline")
    t:act(1, "choose_builders_stack", 1)
end)

hex.test("C-194 C-198 the plague takes one from each region beside a city, once", function(t)
    begin(t)
    t:piece(1, "city", 1, 3)
    t:piece(1, "city", -1, 3)
    stock(t, 1, 2)
    t:top "plague"
    t:roll(6, { event = "question" })
    t:equal(t:get("stock", { 0, 2 }), 1, "between two cities")
    t:equal(t:get("stock", { 2, 2 }), 1)
    t:equal(t:get("stock", { -2, 2 }), 1)
    t:equal(t:goods(2), 7, "six, and the roll")
end)

hex.test("C-194 C-195 C-83 plague and productive year come to both", function(t)
    begin(t)
    t:piece(2, "city", 1, -3)
    t:set("stock", { 0, -2 }, 0)
    lay(t, -1, -2, "garrison")
    t:top "plague"
    t:roll(4, { event = "question" })
    t:equal(t:get("stock", { 2, -2 }), 0)
    t:equal(t:get("stock", { 0, -2 }), 0, "nothing is left to lose")
    t:equal(t:get("stock", { -2, -2 }), 1)
    t:act(1, "end_turn")
    t:top "productive_year"
    t:roll(6, { event = "question" })
    t:equal(t:get("stock", { 0, -2 }), 1)
    t:equal(t:get("stock", { -2, -2 }), 2)
end)

hex.test("C-181 C-198 a bath house protects what another city shares with it", function(t)
    for _, column in ipairs { -1, 1 } do
        begin(t)
        t:piece(1, "city", 1, 3)
        t:piece(1, "city", -1, 3)
        stock(t, 1, 2)
        lay(t, column, 1, "bath_house")
        t:top "plague"
        t:roll(4, { event = "question" })
        t:equal(t:get("stock", { 0, 2 }), 2)
        t:equal(t:get("stock", { 2 * column, 2 }), 2)
        t:equal(t:get("stock", { -2 * column, 2 }), 1)
    end
end)

hex.test("C-45 C-181 C-194 a bath house protects the four regions at its city", function(t)
    begin(t)
    t:piece(1, "city", 1, 3)
    t:piece(1, "city", -1, 3)
    stock(t, 1, 2)
    lay(t, 1, 1, "bath_house")
    t:top "plague"
    t:roll(4, { event = "question" })
    t:equal(t:get("stock", { 0, 2 }), 2)
    t:equal(t:get("stock", { 2, 4 }), 2)
    t:equal(t:get("stock", { -2, 2 }), 1)
end)

hex.test("C-180 C-194 an aqueduct protects everything", function(t)
    begin(t)
    t:piece(1, "city", 1, 3)
    t:piece(1, "city", -1, 3)
    stock(t, 1, 2)
    lay(t, 1, 1, "aqueduct")
    t:top "plague"
    t:roll(4, { event = "question" })
    t:equal(t:goods(1), 13, "twelve, and the roll")
end)

hex.test("C-196 one for each of them", function(t)
    for more = 1, 4 do
        begin(t)
        t:piece(1, "city", 1, 3)
        for at, step in ipairs { -1, 1, -2, 2 } do
            if at <= more then lay(t, 1, 3 + step, at % 2 == 0 and "abbey" or "library") end
        end
        t:top "progress"
        t:roll(6, { event = "question" })
        t:act(1, "choose_goods", { ore = more > 1 and 2 or 1, wool = more > 2 and more - 2 or 0 })
        t:equal(t:legal(1, "end_turn"), 1)
    end
end)

hex.test("C-196 abbeys and libraries bring progress", function(t)
    begin(t)
    t:piece(1, "city", 1, 3)
    lay(t, 1, 1, "library")
    lay(t, 1, 2, "abbey")
    t:top "progress"
    t:roll(6, { event = "question" })
    t:refused(1, "choose_goods", { ore = 1 }, "wrong_count")
    t:act(1, "choose_goods", { ore = 1, wool = 1 })
    t:equal(t:legal(1, "end_turn"), 1, "the other has neither")
    begin(t)
    lay(t, 1, -2, "abbey")
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

hex.test("C-205 twelve points win unless fewer were agreed", function(t)
    begin(t)
    for column = 3, 9, 2 do
        t:piece(1, "road", column - 1, 3)
        t:piece(1, "settlement", column, 3)
        t:act(1, "choose_upper", names(t, { new_land = 1 })[1])
    end
    for column = -1, 7, 2 do t:piece(1, "city", column, 3) end
    t:equal(t:points(1), 11)
    t:roll(6, { event = "mill" })
    stock(t, 1, 3)
    t:equal(t:winner(), nil)
    t:act(1, "build_city", { 9, 3 })
    t:equal(t:winner(), 1)
end)

hex.test("C-202 who has lost them again when the own turn begins has not won", function(t)
    begin(t, { card_target = 3 })
    t:roll(6, { event = "mill" })
    lay(t, 1, -2, "karl")
    t:equal(t:points(2), 3)
    lay(t, 1, -2)
    t:act(1, "end_turn")
    t:equal(t:winner(), nil)
end)

hex.test("C-202 twelve points in the turn of the other win when the own turn begins", function(t)
    begin(t, { card_target = 3 })
    t:roll(6, { event = "mill" })
    lay(t, 1, -2, "karl")
    t:equal(t:winner(), nil)
    t:act(1, "end_turn")
    t:equal(t:winner(), 2)
end)
