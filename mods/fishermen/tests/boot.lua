local parts = hex.include "tests/parts/table.lua"
local begin, tokens, boots, left = parts.begin, parts.tokens, parts.boots, parts.left

-- Settlements that do not touch each other, around tiles that are none of the lake.
local corners = { { -2, 0, "NW" }, { -2, 0, "S" }, { 2, 0, "NE" }, { 2, 0, "S" }, { 0, 2, "S" },
    { -2, 2, "S" }, { 0, -2, "NW" }, { 2, -2, "NE" }, { -1, 1, "S" } }

-- Lays out so many settlements for the seats, in this order.
local function settle(t, counts)
    local next = 1
    for seat, count in ipairs(counts) do
        for _ = 1, count do
            local at = corners[next]
            t:piece(seat, "settlement", at[1], at[2], at[3])
            next = next + 1
        end
    end
end

-- Four cities and two cards: ten points.
local function ten_points(t)
    begin(t)
    settle(t, { 4 })
    for at = 1, 4 do t:piece(1, "city", corners[at][1], corners[at][2], corners[at][3]) end
    t:card(1, "chapel")
    t:card(1, "library")
end

hex.test("X-F-32 X-F-37 X-F-38 the boot counts as drawn, lies open and never returns", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "city", 0, 0, "N")
    t:top "old_boot"
    t:roll(2)
    t:equal(boots(t, 1), 1)
    t:equal(tokens(t, 1), 1)
    t:equal(left(t), 28)
end)

hex.test("X-F-39 X-G-4 X-G-5 ten points win in the own turn without the boot", function(t)
    ten_points(t)
    t:equal(t:points(1), 10)
    t:roll(12)
    t:equal(t:legal(1), 0)
end)

hex.test("X-F-33 X-F-39 X-G-17 the holder of the boot has no less but needs eleven", function(t)
    ten_points(t)
    t:card(1, "old_boot")
    t:equal(t:points(1), 10)
    t:roll(12)
    t:equal(t:legal(1, "end_turn"), 1)
    t:give(1, { lumber = 1, brick = 1 })
    t:card(1, "market")
    t:piece(1, "road", -2, 0, "W")
    t:act(1, "build_road", { -2, 0, "NW" })
    t:equal(t:legal(1), 0)
end)

hex.test("X-F-34 case 3: the boot goes to a player with as many points or more", function(t)
    begin(t)
    settle(t, { 3, 3, 2 })
    t:card(1, "old_boot")
    t:refused(1, "do_pass_boot", "not_now")
    t:roll(12)
    t:equal(t:legal(1, "do_pass_boot"), 1)
    t:refused(1, "do_pass_boot", 3, "wrong_place")
    t:act(1, "do_pass_boot", 2)
    t:equal(boots(t, 1), 0)
    t:equal(boots(t, 2), 1)
    t:refused(1, "do_pass_boot", "no_such_card")
end)

hex.test("X-F-34 the boot goes to a player with more points", function(t)
    begin(t)
    settle(t, { 1, 1, 2 })
    t:card(1, "old_boot")
    t:roll(12)
    t:act(1, "do_pass_boot", 3)
    t:equal(boots(t, 3), 1)
end)

hex.test("X-F-35 who is alone in the lead keeps the boot", function(t)
    begin(t)
    settle(t, { 2, 1, 1 })
    t:card(1, "old_boot")
    t:roll(12)
    t:equal(t:legal(1, "do_pass_boot"), 0)
end)

hex.test("X-F-36 hidden points do not count when the boot is given", function(t)
    begin(t)
    settle(t, { 1, 1 })
    t:card(1, "chapel", 1)
    t:card(1, "library", 1)
    t:card(1, "old_boot")
    t:roll(12)
    t:act(1, "do_pass_boot", 2)
    t:equal(boots(t, 2), 1)
end)

hex.test("X-F-53 B-245 B-246 the partner of a turn spends fish and passes on the boot", function(t)
    for _, mode in ipairs { "paired_players", "special_build" } do
        t:game { players = 6, scenario = "fishermen", options = { five_six_mode = mode } }
        t:card(4, "fish_3")
        t:card(4, "old_boot")
        t:give(1, { ore = 2 })
        t:piece(1, "settlement", 0, 0, "N")
        t:roll(2)
        t:act(1, "end_turn")
        while t:ask(function(game) return game:acting() end) ~= 4 do
            t:act(t:ask(function(game) return game:acting() end), "end_turn")
        end
        if mode == "special_build" then
            t:equal({ t:legal(4, "do_fish_card"), t:legal(4, "do_pass_boot") }, { 0, 0 })
        else
            t:act(4, "do_fish_card")
            t:equal({ t:goods(4), t:legal(4, "do_pass_boot") > 0 }, { 1, true })
        end
    end
end)

hex.test("X-F-22 fish are spent after the roll, with the option before it, too", function(t)
    for _, before in ipairs { "true", "false" } do
        t:game { players = 3, scenario = "fishermen", options = { ["tb.fishBeforeRoll"] = before } }
        t:card(1, "fish_3")
        t:give(2, { ore = 1 })
        if before == "true" then
            t:act(1, "do_fish_card")
            t:equal(t:goods(1, "ore"), 1)
        else
            t:refused(1, "do_fish_card", "not_now")
            t:roll(2)
            t:act(1, "do_fish_card")
        end
    end
end)
