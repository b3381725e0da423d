-- Cloth: pirate and robber (S-131 to S-133), and how the game ends (S-134 to S-136).
local function begin(t, options)
    t:game { players = 3, scenario = "seafarers:cloth", options = options }
end
local function pawn_is(t, pawn, q, r)
    return t:ask(function(game) return game:pawn(pawn) == game:tile(q, r) end)
end

-- Leaves cloth in so many villages: one in the last of them, that with the number 10.
local function leave(t, rich)
    local places = { { 2, 5, "S" }, { 2, 5, "N" }, { 3, 3, "S" }, { 3, 3, "N" }, { 4, 4, "S" },
        { 4, 4, "N" }, { 1, 4, "S" } }
    for number, place in ipairs(places) do
        if number >= rich then t:set("village_cloth", place, 0) end
    end
    t:set("village_cloth", { 1, 4, "N" }, 1)
    t:set("rich_villages", rich)
end
-- The village with the number 10 gives its last cloth to this seat.
local function empty_one(t, seat)
    t:set("village_cloth", { 1, 4, "N" }, 2)
    t:piece(seat, "ship", 1, 4, "NE")
    t:roll(10)
    t:equal(t:get("village_cloth", { 1, 4, "N" }), 0)
end

hex.test("S-131 only who has reached a village moves the pirate", function(t)
    begin(t)
    t:roll(7)
    t:refused(1, "move_pirate", { 4, 2 }, "not_allowed")
    t:act(1, "move_robber", { 2, 1 })
    t:act(1, "end_turn")
    t:piece(2, "ship", 1, 4, "NE")
    t:roll(7)
    t:act(2, "move_pirate", { 4, 2 })
    t:equal(pawn_is(t, "pirate", 4, 2), true)
end)

-- Seat 1 may move the pirate; beside (3,4) seat 2 has a ship, a cloth and a card, seat 3 no cloth.
local function raid(t)
    begin(t)
    t:piece(1, "ship", 1, 4, "NE")
    t:piece(2, "ship", 3, 4, "E")
    t:piece(2, "ship", 2, 5, "NE")
    t:piece(3, "ship", 3, 4, "NE")
    t:give(2, { ore = 1 })
    t:give(3, { wool = 1 })
    t:roll(7)
    t:equal({ t:get("cloth", 1), t:get("cloth", 2), t:get("cloth", 3) }, { 1, 1, 0 })
    t:act(1, "move_pirate", { 3, 4 })
end

hex.test("S-132 the pirate takes a cloth", function(t)
    raid(t)
    t:refused(1, "choose_cloth_victim", 3)
    t:act(1, "choose_cloth_victim", 2)
    t:equal({ t:get("cloth", 1), t:get("cloth", 2) }, { 2, 0 })
    t:equal({ t:points(1), t:points(2) }, { 1, 0 })
    t:equal({ t:goods(1), t:goods(2) }, { 0, 1 })
    t:act(1, "end_turn")                                                    -- and no card as well
end)

hex.test("S-132 or a card", function(t)
    raid(t)
    t:act(1, "decline")
    t:act(1, "choose_card_victim", 2)
    t:equal({ t:get("cloth", 1), t:get("cloth", 2) }, { 1, 1 })
    t:equal({ t:goods(1, "ore"), t:goods(2) }, { 1, 0 })
end)

hex.test("S-132 or nothing where nobody sails", function(t)
    begin(t)
    t:piece(1, "ship", 1, 4, "NE")
    t:piece(2, "settlement", 2, 1, "N")
    t:give(2, { ore = 1 })
    t:roll(7)
    t:act(1, "move_pirate", { 4, 2 })
    t:act(1, "end_turn")
    t:equal(t:goods(2), 1)
end)

hex.test("S-133 the robber begins on the fields 12 and spares the villages", function(t)
    begin(t)
    t:equal(pawn_is(t, "robber", 0, 3), true)
    t:equal({ t:at(0, 3) }, { "fields", 12 })
    t:roll(7)
    t:refused(1, "move_robber", { 1, 4 }, "not_allowed")
    t:refused(1, "move_robber", { 3, 3 }, "not_allowed")
    t:act(1, "move_robber", { -1, 7 })
end)

hex.test("S-134 fourteen points win", function(t)
    for cloth = 16, 18, 2 do
        begin(t)
        t:piece(1, "city", 2, 1, "N")
        t:piece(1, "city", 4, 1, "N")
        t:piece(1, "settlement", 6, 1, "N")
        t:set("cloth", 1, cloth)
        t:roll(2)
        t:equal(t:winner(), cloth == 18 and 1 or nil)
    end
end)

hex.test("S-135 the game goes on while four villages have cloth", function(t)
    begin(t)
    leave(t, 5)
    empty_one(t, 1)
    t:equal(t:winner(), nil)
    t:equal(t:get "rich_villages", 4)
end)

hex.test("S-135 with fewer the most points win, out of turn, too", function(t)
    begin(t)
    t:piece(3, "settlement", 2, 1, "N")
    t:piece(3, "city", 4, 1, "N")
    leave(t, 4)
    empty_one(t, 1)
    t:equal(t:winner(), 3)
end)

hex.test("S-135 of equal points the most cloth wins", function(t)
    begin(t)
    t:piece(1, "settlement", 2, 1, "N")
    t:set("cloth", 2, 3)
    leave(t, 4)
    empty_one(t, 1)
    t:equal({ t:points(1), t:points(2) }, { 2, 1 })
    t:equal(t:winner(), 1)
    begin(t)
    t:set("cloth", 2, 5)
    t:set("cloth", 1, 2)
    leave(t, 4)
    empty_one(t, 1)
    t:equal({ t:points(1), t:points(2) }, { 2, 2 })
    t:equal(t:winner(), 2)
end)

hex.test("S-135 the last cloth of a village may go to a ship that arrives", function(t)
    begin(t)
    leave(t, 4)
    t:piece(1, "ship", 1, 4, "E")
    t:roll(4)
    t:equal(t:winner(), nil)
    t:give(1, { lumber = 1, wool = 1 })
    t:act(1, "build_ship", { 1, 4, "NE" })
    t:equal(t:winner(), 1)
end)

hex.test("S-136 of equal cloth the first from the active player on wins", function(t)
    begin(t)
    t:roll(2)
    t:act(1, "end_turn")
    t:set("cloth", 1, 3)
    t:set("cloth", 3, 3)
    leave(t, 4)
    empty_one(t, 2)
    t:equal({ t:points(1), t:points(2), t:points(3) }, { 1, 1, 1 })
    t:equal(t:winner(), 3)
end)
