-- The Pirate Islands: the fleet (S-147 to S-153). After a 2 it sails one tile, after a 12 six.
local function begin(t, options)
    t:game { players = 3, scenario = "seafarers:pirate_islands", options = options }
end
local function fleet_is(t, q, r)
    t:equal(t:ask(function(game) return game:pawn "fleet" == game:tile(q, r) end), true)
end
-- Warships of seat 1 on its way, from the first on.
local function arm(t, count)
    for number, place in ipairs {
        { 5, 2, "NE" }, { 5, 2, "NW" }, { 4, 2, "NE" }, { 4, 2, "NW" },
    } do
        if number <= count then t:piece(1, "warship", place[1], place[2], place[3]) end
    end
end

-- The fleet comes to (5,2), as strong as one warship; seat 1 lives there.
local function raid(t, warships, piece)
    begin(t)
    t:piece(1, piece or "settlement", 6, 1, "S")
    t:pawn("fleet", 5, 1)
    t:give(1, { ore = 2, wool = 2 })
    arm(t, warships)
    t:roll(2)
end

hex.test("S-147 the fleet sails clockwise as far as the lower die shows", function(t)
    begin(t)
    fleet_is(t, 2, 7)
    t:roll(2)
    fleet_is(t, 1, 7)
    t:act(1, "end_turn")
    t:roll(12)
    fleet_is(t, 4, 1)
    t:act(2, "end_turn")
    t:pawn("fleet", 3, 6)
    t:roll(2)
    fleet_is(t, 2, 7)
    t:act(3, "end_turn")
    t:roll(3)
    fleet_is(t, 1, 7)
end)

hex.test("S-147 its course of fourteen tiles is marked", function(t)
    begin(t)
    for number, place in ipairs {
        { 2, 7 }, { 1, 7 }, { 1, 6 }, { 1, 5 }, { 2, 4 }, { 2, 3 }, { 3, 2 }, { 4, 1 }, { 5, 1 },
        { 5, 2 }, { 4, 3 }, { 3, 4 }, { 3, 5 }, { 3, 6 },
    } do
        t:equal(t:get("fleet_course", place), number)
        t:equal((t:at(place[1], place[2])), "sea")
    end
end)

hex.test("S-147 it comes before the production", function(t)
    begin(t)
    t:piece(1, "settlement", 6, 1, "S")
    t:pawn("fleet", 5, 1)
    t:tile(6, 1, "fields", 2)
    t:roll(2)
    t:equal(t:goods(1), 1)
end)

hex.test("S-148 it attacks those who live where it comes, and no others", function(t)
    begin(t)
    t:piece(2, "settlement", 6, 1, "S")
    t:piece(3, "settlement", 4, 4, "N")
    t:give(1, { ore = 1 })
    t:give(2, { ore = 1 })
    t:give(3, { ore = 1 })
    t:pawn("fleet", 5, 1)
    t:roll(2)
    t:equal({ t:goods(1), t:goods(2), t:goods(3) }, { 1, 0, 1 })
end)

hex.test("S-148 a fortress is attacked by nobody", function(t)
    begin(t)
    t:piece(1, "fortress", 0, 7, "SE")
    t:give(1, { ore = 1 })
    t:roll(2)
    fleet_is(t, 1, 7)
    t:equal(t:goods(1), 1)
end)

hex.test("S-149 of several players each is attacked, or nobody", function(t)
    for _, way in ipairs { "attack_all", "no_attack" } do
        begin(t, { pirate_fleet_multi = way })
        t:piece(1, "settlement", 6, 1, "S")
        t:piece(2, "settlement", 5, 2, "S")
        t:give(1, { ore = 2 })
        t:give(2, { ore = 2 })
        t:pawn("fleet", 5, 1)
        t:roll(2)
        local left = way == "attack_all" and 1 or 2
        t:equal({ t:goods(1), t:goods(2) }, { left, left })
    end
end)

hex.test("S-149 the active player chooses first", function(t)
    begin(t)
    t:roll(2)
    t:act(1, "end_turn")
    t:piece(1, "settlement", 6, 1, "S")
    t:piece(2, "settlement", 5, 2, "S")
    arm(t, 2)
    t:piece(2, "warship", 3, 5, "NE")
    t:piece(2, "warship", 3, 5, "NW")
    t:pawn("fleet", 5, 1)
    t:roll(2)
    t:refused(1, "choose_goods", { ore = 1 }, "not_your_turn")
    t:act(2, "choose_goods", { ore = 1 })
    t:act(1, "choose_goods", { ore = 1 })
end)

hex.test("S-150 who is weaker loses a card, and one more for each city", function(t)
    raid(t, 0)
    t:equal(t:goods(1), 3)
    raid(t, 0, "city")
    t:equal(t:goods(1), 2)
    begin(t)
    t:piece(1, "settlement", 6, 1, "S")
    t:piece(1, "city", 7, 1, "N")
    t:piece(1, "city", 7, 3, "NE")
    t:pawn("fleet", 5, 1)
    t:give(1, { ore = 2 })
    t:roll(2)
    t:equal(t:goods(1), 0)
    t:equal(t:ask(function(game) return game:bank "ore" end), 19)
end)

hex.test("S-151 between equals nothing happens", function(t)
    raid(t, 1)
    t:equal(t:goods(1), 4)
    t:act(1, "end_turn")
end)

hex.test("S-148 only warships count", function(t)
    begin(t)
    t:piece(1, "settlement", 6, 1, "S")
    t:pawn("fleet", 5, 1)
    t:give(1, { ore = 2 })
    arm(t, 1)
    t:piece(1, "ship", 5, 2, "NW")
    t:roll(2)
    t:equal(t:goods(1), 2)                                                  -- between equals
    t:act(1, "end_turn")
end)

hex.test("S-152 who is stronger takes a card of choice", function(t)
    raid(t, 2)
    t:refused(1, "end_turn", "must_answer")
    t:act(1, "choose_goods", { brick = 1 })
    t:equal({ t:goods(1), t:goods(1, "brick") }, { 5, 1 })
end)

hex.test("S-152 on a 7 this comes before the discards", function(t)
    begin(t)
    t:piece(1, "settlement", 6, 1, "SW")        -- one or two tiles away
    t:piece(1, "settlement", 4, 4, "N")         -- three
    t:pawn("fleet", 4, 1)
    arm(t, 4)
    t:give(1, { ore = 7 })
    t:roll(7)
    t:act(1, "choose_goods", { brick = 1 })
    t:act(1, "discard", { ore = 4 })
    t:equal(t:goods(1), 4)
end)

hex.test("S-153 on a 7 the active player takes a card from anybody, or not", function(t)
    for _, takes in ipairs { true, false } do
        begin(t)
        t:give(1, { grain = 7 })
        t:give(2, { ore = 8 })
        t:give(3, { wool = 1 })
        t:pawn "fleet"
        t:roll(7)
        t:act(2, "discard", { ore = 4 })
        t:refused(1, "choose_robbed", 1)
        if takes then t:act(1, "choose_robbed", 3) else t:act(1, "decline") end
        t:equal({ t:goods(1), t:goods(2), t:goods(3) }, { takes and 8 or 7, 4, takes and 0 or 1 })
        t:act(1, "end_turn")
    end
end)

hex.test("S-153 B-99 with seven cards one discards only where the option says so", function(t)
    begin(t, { discard_threshold = "7" })
    t:give(2, { ore = 7 })
    t:pawn "fleet"
    t:roll(7)
    t:act(2, "discard", { ore = 3 })
    t:act(1, "choose_robbed", 2)
    t:equal({ t:goods(1), t:goods(2) }, { 1, 3 })
end)
