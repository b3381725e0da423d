-- Shoals, and the die that brings hauls to them (P-198 to P-204).
local shoal = hex.include "tests/parts/shoal.lua"
local begin, sail, haul_at, hauls_left = shoal.begin, shoal.sail, shoal.haul_at, shoal.hauls_left

-- Turns up all tiles with few ships: each is put beside several.
local function turn_up_all(t)
    local seat, ships = 1, 0
    local function hidden(q, r)
        return t:ask(function(game)
            local tile = game:tile(q, r)
            return tile ~= nil and game:is_face_down(tile)
        end)
    end
    for least = 4, 1, -1 do
        for q = 1, 8 do
            for r = -3, 3 do
                local count = 0
                for _, place in ipairs { { q, r }, { q + 1, r }, { q + 1, r - 1 }, { q, r + 1 } } do
                    if hidden(place[1], place[2]) then count = count + 1 end
                end
                local here = t:ask(function(game) return game:tile(q, r) ~= nil end)
                if here and count >= least then
                    if ships == 3 then seat, ships = seat + 1, 0 end
                    t:figure(seat, "ship", q, r, "E")
                    ships = ships + 1
                end
            end
        end
    end
end
hex.test("P-198 P-265 each shoal has a face of its own: N 1 to 3, S 4 to 6", function(t)
    t:game { players = 4, scenario = "explorers:full", seed = 9 }
    turn_up_all(t)
    local faces = {}
    t:ask(function(game)
        for _, tile in ipairs(game:tiles "shoal") do
            local face = game:get("shoal_face", tile)
            t:equal(face <= 3, game:region(tile) == "north")
            table.insert(faces, face)
        end
    end)
    table.sort(faces)
    t:equal(faces, { 1, 2, 3, 4, 5, 6 })
end)

hex.test("P-199 P-86 a shoal is sea: ships sail its sides, roads do not lie there", function(t)
    begin(t)
    sail(t)
    local ship = t:figure(1, "ship", 0, 0, "E")
    t:act(1, "travel_ship", ship, { 1, -1, "NE" })
    begin(t)
    t:tile(0, -1, "shoal")
    t:piece(1, "road", -1, -1, "E")
    t:give(1, { lumber = 1, brick = 1 })
    t:roll(2)
    t:refused(1, "build_road", { 0, -1, "NE" })
    t:equal(t:ask(function(game) return game:is_land(game:tile(0, -1)) end), false)
end)

hex.test("P-86 P-199 where two shoals meet ships sail, too", function(t)
    begin(t)
    t:tile(0, -1, "shoal")
    sail(t)
    local ship = t:figure(1, "ship", 0, 0, "NE")
    t:act(1, "travel_ship", ship, { 1, -1, "W" })
    t:equal(t:get("ship_points", ship), 3)
end)

hex.test("P-198 P-265 which of its faces a shoal has differs from game to game", function(t)
    local faces = {}
    for seed = 1, 40 do
        t:game { players = 3, scenario = "explorers:full", seed = seed }
        if t:at(2, -1) == "shoal" then
            t:figure(1, "ship", 1, -1, "E")
            faces[t:get("shoal_face", { 2, -1 })] = true
        end
    end
    t:equal(faces, { true, true, true })
end)

hex.test("P-201 P-203 once a turn a die brings a haul to the shoal with that number", function(t)
    begin(t)
    t:roll(2)
    t:refused(1, "do_fish")
    t:act(1, "end_turn")
    t:next { 3 }
    t:act(1, "do_fish")
    t:equal({ haul_at(t, 1, -1), hauls_left(t) }, { nil, 6 })
    t:refused(1, "do_fish", "used_up")
    for face = 1, 6 do
        begin(t)
        t:set("shoal_face", { 1, -1 }, face)
        sail(t)
        t:next { face }
        t:act(1, "do_fish")
        t:equal({ haul_at(t, 1, -1) ~= nil, hauls_left(t) }, { true, 5 }, face)
    end
end)

hex.test("P-203 none where one lies, where pirates are, or where nobody knows the shoal",
    function(t)
        begin(t)
        t:figure(1, "haul", 1, -1)
        sail(t)
        t:next { 2 }
        t:act(1, "do_fish")
        t:equal(hauls_left(t), 5)
        begin(t)
        t:figure(2, "pirate_ship", 1, -1)
        sail(t)
        t:next { 2 }
        t:act(1, "do_fish")
        t:equal(hauls_left(t), 6)
        begin(t)
        t:set("shoal_face", { 2, -1 }, 5)
        sail(t)
        t:next { 5 }
        t:act(1, "do_fish")
        t:equal(hauls_left(t), 6)
    end)

hex.test("P-204 P-5 without a haul in the supply nobody rolls", function(t)
    begin(t)
    for q = 2, 5 do t:tile(q, 0, "shoal") end
    for q = 0, 5 do t:figure(1, "haul", q, q == 0 and 1 or 0) end
    sail(t)
    t:equal(hauls_left(t), 0)
    t:refused(1, "do_fish", "There are no hauls left in the supply.")
end)

hex.test("P-202 P-315 a ship under way has arrived then, unless the option lets it go on",
    function(t)
        for _, any_time in ipairs { false, true } do
            begin(t, { ep_fish_roll_any_time = any_time })
            sail(t)
            local ship = t:figure(1, "ship", 0, 0, "E")
            local other = t:figure(1, "ship", 0, 0, "SE")
            t:act(1, "travel_ship", ship, { 0, 0, "NE" })
            t:act(1, "do_fish")
            t:equal(t:get("ship_points", ship), any_time and 3 or 0)
            t:equal(t:get("ship_points", other), 4)
            if any_time then
                t:act(1, "travel_ship", ship, { 0, 0, "E" })
            else
                t:refused(1, "travel_ship", ship, { 0, 0, "E" })
            end
            t:act(1, "travel_ship", other, { 0, 0, "E" })
        end
    end)

hex.test("P-200 a shoal that is found brings two gold and no fish", function(t)
    for seed = 1, 200 do
        t:game { players = 3, scenario = "explorers:fish", seed = seed }
        if t:at(2, -1) == "shoal" then break end
    end
    t:roll(2)
    t:act(1, "end_turn")
    local ship, before = t:figure(1, "ship", 0, -1, "SE"), t:goods(1, "gold")
    t:act(1, "travel_ship", ship, { 1, -1, "E" })
    t:equal({ t:goods(1, "gold") - before, haul_at(t, 2, -1) }, { 2, nil })
    local face = t:get("shoal_face", { 2, -1 })
    t:equal(face >= 1 and face <= 3, true)
end)

hex.test("P-201 in the next turn the die may be rolled again", function(t)
    begin(t)
    sail(t)
    t:act(1, "do_fish")
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        if seat > 1 then t:act(seat, "end_turn") end
        t:roll(2)
    end
    t:act(1, "end_turn")
    t:act(1, "do_fish")
end)

hex.test("P-202 P-96 no wool brings a ship on the way again when the die was rolled", function(t)
    begin(t)
    sail(t)
    local ship = t:figure(1, "ship", 0, 0, "E")
    t:give(1, { wool = 1 })
    t:act(1, "travel_ship", ship, { 0, 0, "NE" })
    t:act(1, "do_fish")
    t:refused(1, "do_hasten", ship)
end)
