-- What becomes of a captured lair when the movement is over (P-182 to P-195).
local parts = hex.include "tests/parts/siege.lua"
local begin, sail, crew, raid, crews = parts.begin, parts.sail, parts.crew, parts.raid, parts.crews
local function gold(t, seat) return t:goods(seat, "gold") end

-- The end of the movement: seat 1 has these crews there, seat 2 the rest of three.
local function captured(t, own, rolls, options)
    local ship = begin(t, options)
    for _ = 1, 3 - own do t:figure(2, "crew", -1, 1) end
    for _ = 2, own do t:figure(1, "crew", -1, 1) end
    raid(t, ship)
    local before = { gold(t, 1), gold(t, 2), gold(t, 3) }
    t:equal(t:get("lairs_progress", 1), 0)                                  -- P-187
    t:next(rolls)
    t:act(1, "end_turn")
    for seat = 1, 3 do before[seat] = gold(t, seat) - before[seat] end
    return before
end
local function steps(t) return { t:get("lairs_progress", 1), t:get("lairs_progress", 2) } end
local function crews_left(t, seat)
    return t:ask(function(game) return game:figures_left("crew", seat) end)
end

hex.test("P-182 P-183 P-184 P-187 P-188 P-189 two gold and a step each, one more for the hero",
    function(t)
        t:equal(captured(t, 2, { 3, 5 }), { 2, 2, 0 })                          -- 5 against 6
        t:equal(steps(t), { 1, 2 })
        t:equal({ crews_left(t, 1), crews_left(t, 2), crews(t) }, { 7, 9, 2 })
        captured(t, 2, { 5, 5 })                                                -- 7 against 6
        t:equal(steps(t), { 2, 1 })
        t:equal({ crews_left(t, 1), crews_left(t, 2) }, { 8, 8 })
    end)

hex.test("P-185 in a tie the most crews, and then they roll again", function(t)
    captured(t, 2, { 3, 4 })
    t:equal(steps(t), { 2, 1 })
    captured(t, 1, { 4, 3 })
    t:equal(steps(t), { 1, 2 })
    for hero, again in pairs { [2] = { 3, 1 }, [3] = { 1, 3 } } do
        local ship = begin(t)
        t:figure(2, "crew", -1, 1)
        t:figure(3, "crew", -1, 1)
        raid(t, ship)
        t:next { 2, 5, 5, again[1], again[2] }
        t:act(1, "end_turn")
        for seat = 1, 3 do t:equal(t:get("lairs_progress", seat), seat == hero and 2 or 1) end
    end
end)

hex.test("P-185 three who tie roll again, all of them", function(t)
    local ship = begin(t)
    t:figure(2, "crew", -1, 1)
    t:figure(3, "crew", -1, 1)
    raid(t, ship)
    t:next { 4, 4, 4, 2, 1, 5 }
    t:act(1, "end_turn")
    for seat = 1, 3 do t:equal(t:get("lairs_progress", seat), seat == 3 and 2 or 1) end
end)

hex.test("P-186 who is alone there is the hero without a roll", function(t)
    t:equal(captured(t, 3, {}), { 2, 0, 0 })
    t:equal(steps(t), { 2, 0 })
    t:equal({ crews_left(t, 1), crews(t) }, { 7, 2 })
end)

hex.test("P-190 P-171 P-309 its number comes out of six", function(t)
    local all = {
        ["4_5_6_8_9_10"] = { 4, 5, 6, 8, 9, 10 }, ["3_4_5_9_10_11"] = { 3, 4, 5, 9, 10, 11 },
    }
    for option, numbers in pairs(all) do
        for at, number in ipairs(numbers) do
            local ship = begin(t, { ep_lair_numbers = option })
            t:top("lair_" .. number)
            t:figure(1, "crew", -1, 1)
            t:figure(1, "crew", -1, 1)
            raid(t, ship)
            t:act(1, "end_turn")
            t:equal({ t:at(-1, 1) }, { "gold_field", number }, at)
            t:equal(t:ask(function(game) return game:deck "lair_numbers" end), 5)
        end
    end
end)

hex.test("P-192 two lairs in one turn, in the order of their capture", function(t)
    for first = 1, 2 do
        local ship = begin(t)
        t:tile(0, -1, "gold_field")
        for _ = 1, 2 do
            t:figure(1, "crew", -1, 1)
            t:figure(2, "crew", 0, -1)
        end
        sail(t)
        crew(t, ship)
        crew(t, ship)
        t:top "lair_4"
        t:top "lair_10"
        local lairs = { { 0, -1 }, { -1, 1 } }
        for _, at in ipairs { first, 3 - first } do
            t:act(1, "do_raid", ship)
            t:act(1, "choose_raided_lair", lairs[at])
        end
        t:next { 1, 2 }
        t:act(1, "end_turn")
        local numbers = { select(2, t:at(0, -1)), select(2, t:at(-1, 1)) }
        t:equal(numbers, first == 1 and { 10, 4 } or { 4, 10 })
        t:equal(steps(t), { 3, 2 })
    end
end)

hex.test("P-187 P-177 P-194 a lair is captured once, and no crew lands on it any more", function(t)
    local ship = begin(t)
    for _ = 1, 2 do t:figure(1, "crew", -1, 1) end
    raid(t, ship)
    t:act(1, "end_turn")
    t:equal({ t:get("lairs_progress", 1), crews(t) }, { 2, 2 })
    for seat = 2, 3 do
        t:roll(2)
        t:act(seat, "end_turn")
        t:act(seat, "end_turn")
    end
    sail(t)
    crew(t, ship)
    t:refused(1, "do_raid", ship)
    t:tile(0, -1, "gold_field")
    for _ = 1, 2 do t:figure(2, "crew", 0, -1) end
    t:act(1, "do_raid", ship)
    t:act(1, "choose_raided_lair", { 0, -1 })
    t:next { 1, 6 }
    t:act(1, "end_turn")
    t:equal(steps(t), { 3, 2 })
end)

hex.test("P-166 P-167 P-183 two who come to the lead in one capture: the first there has the card",
    function(t)
        local ship = begin(t)
        for seat, space in ipairs { 3, 2, 3 } do t:set("lairs_progress", seat, space) end
        for _ = 1, 2 do t:figure(2, "crew", -1, 1) end
        raid(t, ship)
        t:next { 1, 6 }
        t:act(1, "end_turn")
        t:equal(steps(t), { 4, 4 })
        t:equal(t:ask(function(game) return game:holder "lairs_leader" end), 1)
    end)

hex.test("P-18 P-17 another who comes to the target there wins when his turn begins", function(t)
    local ship = begin(t)
    for _, place in ipairs { { -3, 0, "N" }, { -3, 2, "S" }, { 0, -3, "N" }, { -3, 1, "NW" } } do
        t:piece(2, "harbour_settlement", place[1], place[2], place[3])
    end
    t:set("lairs_progress", 2, 5)
    t:equal(t:points(2), 11)
    for _ = 1, 2 do t:figure(2, "crew", -1, 1) end
    raid(t, ship)
    t:next { 1, 1 }
    t:act(1, "end_turn")
    t:equal({ t:points(2), t:get("captured", { -1, 1 }) }, { 12, 1 })
    t:equal(t:winner(), 2)
end)

-- Ten points and two of the leader's card beside the step that wins.
hex.test("P-195 P-17 P-259 the points of a capture count in that turn, step by step: twelve win",
    function(t)
        local ship = begin(t)
        for _, place in ipairs { { -3, 0, "N" }, { -3, 2, "S" }, { 0, -3, "N" } } do
            t:piece(1, "harbour_settlement", place[1], place[2], place[3])
        end
        t:piece(1, "settlement", -3, 1, "NW")
        t:set("lairs_progress", 2, 7)
        t:set("lairs_progress", 1, 5)
        t:equal(t:points(1), 11)
        t:figure(1, "crew", -1, 1)
        t:figure(2, "crew", -1, 1)
        raid(t, ship)
        t:equal(t:winner(), nil)
        t:act(1, "end_turn")
        t:equal({ t:winner(), t:points(1) }, { 1, 12 })
        t:equal(t:get("captured", { -1, 1 }), 0)                                -- nothing followed
    end)

hex.test("P-168 P-162 a marker on the last space stays", function(t)
    local ship = begin(t)
    t:set("lairs_progress", 1, 7)
    t:figure(1, "crew", -1, 1)
    t:figure(1, "crew", -1, 1)
    raid(t, ship)
    t:act(1, "end_turn")
    t:equal({ t:get("lairs_progress", 1), t:points(1), t:get("captured", { -1, 1 }) }, { 7, 6, 1 })
end)
