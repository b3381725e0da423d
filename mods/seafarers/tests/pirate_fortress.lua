-- The Pirate Islands: the fortress and the end (S-154 to S-158).
local way = { { 5, 2, "NE" }, { 5, 2, "NW" }, { 4, 2, "NE" }, { 4, 2, "NW" }, { 3, 2, "NE" },
    { 4, 1, "W" }, { 3, 1, "NE" }, { 3, 1, "NW" }, { 2, 1, "NE" } }

-- Seat 1 before its fortress with so many ships, of which the first are warships.
local function begin(t, ships, warships)
    t:game { players = 3, scenario = "seafarers:pirate_islands" }
    t:piece(1, "settlement", 6, 1, "S")
    t:piece(1, "fortress", 2, 1, "N")
    for number = 1, ships do
        local place = way[number]
        t:piece(1, number <= warships and "warship" or "ship", place[1], place[2], place[3])
    end
    t:pawn("fleet", 1, 6)
    t:roll(2)
end
local function attack(t, die)
    t:next { die }
    t:act(1, "do_attack_fortress")
end
local function chits(t) return t:get("fortress_chits", { 2, 1, "N" }) end
local function ships(t)
    return t:ask(function(game)
        return { game:pieces(1, "ship"), game:pieces(1, "warship") }
    end)
end

hex.test("S-154 only a line that has reached the fortress attacks it", function(t)
    begin(t, 8, 8)
    t:refused(1, "do_attack_fortress", "not_allowed")
    begin(t, 9, 9)
    t:act(1, "end_turn")
    t:roll(2)
    t:refused(2, "do_attack_fortress", "not_allowed")
    for seat = 2, 3 do
        t:act(seat, "end_turn")
        if seat == 2 then t:roll(2) end
    end
    t:refused(1, "do_attack_fortress", "not_now")                           -- first the dice
    t:roll(2)
    t:act(1, "do_attack_fortress")
end)

hex.test("S-154 the attack ends the turn", function(t)
    begin(t, 9, 5)
    attack(t, 1)
    t:equal(t:ask(function(game) return game:active() end), 2)
    t:refused(1, "do_attack_fortress", "not_your_turn")
end)

hex.test("S-155 more warships than the die take a chit", function(t)
    begin(t, 9, 4)
    t:equal(chits(t), 3)
    attack(t, 3)
    t:equal({ chits(t), t:get("chits_taken", 1) }, { 2, 1 })
    t:equal(ships(t), { 5, 4 })
end)

hex.test("S-155 equal numbers lose the ship beside the fortress", function(t)
    begin(t, 9, 3)
    attack(t, 3)
    t:equal(chits(t), 3)
    t:equal(ships(t), { 5, 3 })
    t:equal(t:at(2, 1, "NE"), nil)
    t:equal(t:at(3, 1, "NW"), "ship")
end)

hex.test("S-155 fewer lose the two ships nearest to the fortress", function(t)
    begin(t, 9, 8)
    t:ask(function(game) t:equal(game:supply(1, "ship"), 14) end)
    for die = 4, 6 do
        begin(t, 9, 3)
        attack(t, die)
        t:equal(chits(t), 3)
        t:equal(ships(t), { 4, 3 })
        t:equal(t:at(3, 1, "NW"), nil)
    end
end)

hex.test("S-155 a warship that is nearest is lost like any other ship", function(t)
    begin(t, 8, 2)
    local place = way[9]
    t:piece(1, "warship", place[1], place[2], place[3])
    attack(t, 3)
    t:equal(ships(t), { 6, 2 })
    t:equal(t:at(2, 1, "NE"), nil)
end)

hex.test("S-156 without chits the fortress is a settlement like any other", function(t)
    begin(t, 9, 6)
    t:set("fortress_chits", { 2, 1, "N" }, 1)
    attack(t, 5)
    t:equal({ t:at(2, 1, "N") }, { "settlement", 1 })
    t:equal(t:points(1), 2)
    t:roll(11)
    t:act(1, "choose_goods", { ore = 1 })
    t:act(2, "end_turn")
    t:roll(2)
    t:act(3, "end_turn")
    t:roll(2)
    t:refused(1, "do_attack_fortress", "not_allowed")
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 2, 1, "N" })
    t:equal(t:points(1), 3)
end)

hex.test("S-157 the fleet goes with the last fortress", function(t)
    for _, others in ipairs { true, false } do
        begin(t, 9, 6)
        if others then t:piece(2, "fortress", -1, 6, "N") end
        t:set("fortress_chits", { 2, 1, "N" }, 1)
        attack(t, 1)
        t:equal(t:ask(function(game) return game:pawn "fleet" ~= nil end), others)
        t:roll(2)
    end
end)

hex.test("S-157 it stays for the first seat's fortress, too", function(t)
    for _, others in ipairs { true, false } do
        t:game { players = 3, scenario = "seafarers:pirate_islands" }
        if others then t:piece(1, "fortress", 2, 1, "N") end
        t:piece(2, "fortress", -1, 6, "N")
        for _, place in ipairs { { 3, 5, "NE" }, { 3, 5, "NW" }, { 2, 5, "NE" }, { 2, 5, "NW" },
            { 1, 5, "NE" }, { 1, 5, "NW" }, { 0, 5, "NE" }, { 0, 5, "NW" }, { 0, 5, "W" } } do
            t:piece(2, "warship", place[1], place[2], place[3])
        end
        t:pawn("fleet", 1, 6)
        t:roll(2)
        t:act(1, "end_turn")
        t:roll(2)
        t:set("fortress_chits", { -1, 6, "N" }, 1)
        t:next { 6 }
        t:act(2, "do_attack_fortress")
        t:equal({ t:at(-1, 6, "N") }, { "settlement", 2 })
        t:equal(t:ask(function(game) return game:pawn "fleet" ~= nil end), others)
    end
end)

hex.test("S-158 ten points win with the own fortress only", function(t)
    begin(t, 9, 6)
    for _, place in ipairs { { 7, 1, "N" }, { 7, 2, "NE" }, { 6, 5, "SE" }, { 4, 7, "S" } } do
        t:piece(1, "city", place[1], place[2], place[3])
    end
    t:piece(1, "settlement", 3, 1, "NE")
    t:equal(t:points(1), 10)
    t:give(1, { lumber = 1, brick = 1 })
    t:act(1, "build_road", { 7, 1, "NW" })
    t:equal(t:winner(), nil)
    t:set("fortress_chits", { 2, 1, "N" }, 1)
    attack(t, 1)
    t:equal(t:winner(), 1)
end)

hex.test("S-158 the own fortress wins with ten points only", function(t)
    begin(t, 9, 6)
    t:set("fortress_chits", { 2, 1, "N" }, 1)
    attack(t, 1)
    t:equal(t:winner(), nil)
end)
