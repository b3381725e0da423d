local kStack = { "walk", "scout", "archive", "walk" }

local function begin(t)
    t:game { players = 3, scenario = "search" }
    t:give(1, { ore = 3, wool = 3, grain = 2 })
    t:cards({ stack = 1 }, kStack)
    t:roll(2)
end

local function stack(t, place)
    return t:ask(function(game) return game:cards_in(place or { stack = 1 }) end)
end

hex.test("every player begins with a stack", function(t)
    t:game { players = 3, scenario = "search" }
    for seat = 1, 3 do t:equal(#stack(t, { stack = seat }), 4) end
    t:equal(t:ask(function(game) return game:deck "expansion" end), 38 - 12)
end)

hex.test("C-122 a stack is searched for a price, and keeps its order", function(t)
    begin(t)
    t:act(1, "do_search")
    t:equal(t:legal(1, "choose_found"), 3, "one of each kind")
    t:refused(1, "choose_found", "scavenger", "wrong_place")
    t:act(1, "choose_found", "archive")
    t:equal(stack(t), { "walk", "scout", "walk" })
    t:equal(t:goods(1, "ore"), 2)
    t:equal(t:ask(function(game) return game:cards(1, "archive") end), 1)
end)

hex.test("C-121 C-117 C-118 the top card, as long as there is room", function(t)
    begin(t)
    t:act(1, "do_draw_top")
    t:equal(stack(t), { "scout", "archive", "walk" })
    t:refused(1, "do_draw_top", "used_up")
    t:card(1, "archive", 2)
    t:refused(1, "do_search", "not_allowed")
    t:act(1, "play_archive")
    t:equal(t:get("shelves", 1), 1)
    t:act(1, "do_search")
end)

hex.test("an empty stack is not searched", function(t)
    begin(t)
    t:cards({ stack = 1 }, {})
    t:refused(1, "do_search", "no_effect")
    t:refused(1, "do_draw_top", "no_effect")
end)

hex.test("C-130 a card is put under the stack", function(t)
    begin(t)
    t:card(1, "scavenger")
    t:act(1, "do_put_back", "scavenger")
    t:equal(stack(t), { "walk", "scout", "archive", "walk", "scavenger" })
end)

hex.test("C-132 what was played lies on the own discard", function(t)
    begin(t)
    t:card(1, "walk", 2)
    t:card(1, "scavenger")
    t:refused(1, "play_scavenger", "no_effect")
    t:act(1, "play_walk")
    t:equal(stack(t, { played = 1 }), { "walk" })
    t:equal(stack(t, { played = 2 }), {})
    t:act(1, "play_scavenger")
    t:act(1, "choose_again", "walk")
    t:equal(stack(t, { played = 1 }), { "scavenger" })
    t:equal(stack(t), { "walk", "walk", "scout", "archive", "walk" })
end)

hex.test("a player looks at the topmost cards until he has seen them", function(t)
    begin(t)
    t:card(1, "scout")
    t:act(1, "play_scout")
    t:equal(t:legal(1), 1)
    t:refused(1, "do_search")
    t:act(1, "decline")
    t:equal(stack(t), kStack)
end)

hex.test("games of chance", function(t)
    begin(t)
    t:play(300)
end)
