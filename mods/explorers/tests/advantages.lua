-- What friends of villages gain: swift voyages, a number more against pirates, fast gold.
local village = hex.include "tests/parts/village.lua"
local begin, sail, visiting, befriend = village.begin, village.sail, village.visiting,
    village.befriend

local function next_turn(t)
    t:act(1, "end_turn")
    for seat = 2, 3 do
        t:roll(2)
        t:act(seat, "end_turn")
        t:act(seat, "end_turn")
    end
end

hex.test("P-230 P-233 one point more for each own ship that is not done, at once and for ever",
    function(t)
        local ship = visiting(t, "village_swift")
        local other = t:figure(1, "ship", 0, 0, "SW")
        local done = t:figure(1, "ship", 0, 0, "SE")
        t:set("sailed", done, 2)
        t:set("ship_points", done, 0)
        t:act(1, "travel_ship", ship, { 0, 0, "NE" })
        t:act(1, "travel_ship", ship, { 0, 0, "NW" })
        befriend(t, ship)
        t:equal({ t:get("ship_points", ship), t:get("ship_points", other),
            t:get("ship_points", done) },
            { 3, 5, 0 })
        next_turn(t)
        t:equal({ t:get("ship_points", ship), t:get("ship_points", done) }, { 5, 5 })
        local theirs = t:figure(2, "ship", 0, 0, "W")
        t:equal(t:get("ship_points", theirs), 4)
    end)

hex.test("P-231 P-232 P-95 two such villages and a wool: eight points", function(t)
    local ship = visiting(t, "village_swift")
    t:tile(1, -1, "village_swift")
    t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
    befriend(t, ship)
    befriend(t, ship, 1, -1)
    t:give(1, { wool = 1 })
    t:equal(t:get("ship_points", ship), 6)
    next_turn(t)
    t:equal(t:get("ship_points", ship), 6)
    t:roll(2)
    t:act(1, "end_turn")
    t:act(1, "do_hasten", ship)
    t:equal(t:get("ship_points", ship), 8)
end)

hex.test("P-234 a ship that a discovery has stopped gets no point in that turn", function(t)
    local ship = visiting(t, "village_swift")
    t:set("ship_points", ship, 0)
    t:set("sailed", ship, 2)
    befriend(t, ship)
    t:equal(t:get("ship_points", ship), 0)
end)

-- Does this number drive the pirates away?
local function chases(t, face)
    t:figure(2, "pirate_ship", 3, 0)
    local ship = t:figure(1, "ship", 3, 0, "E")
    t:next { face }
    t:act(1, "do_chase", ship)
    return t:ask(function(game) return #game:figures("pirate_ship", 2) end) == 0
end
hex.test("P-235 P-236 P-216 hunters add a number: 5 in the north, 4 in the south", function(t)
    local villages = {
        { {}, { [4] = false, [5] = false, [6] = true } },
        { { { 2, -1 } }, { [4] = false, [5] = true, [6] = true } },
        { { { 1, 1 } }, { [4] = true, [5] = false, [6] = true } },
        { { { 2, -1 }, { 1, 1 } }, { [3] = false, [4] = true, [5] = true, [6] = true } },
    }
    for _, case in ipairs(villages) do
        for face, expected in pairs(case[2]) do
            begin(t)
            t:piece(1, "harbour_settlement", -1, 0, "NE")
            for _, place in ipairs(case[1]) do t:tile(place[1], place[2], "village_chase") end
            sail(t)
            for at, place in ipairs(case[1]) do
                local ship = t:figure(1, "ship", 0, 0, "NW")
                t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
                t:set("ship_points", ship, 8)
                t:act(1, "travel_ship", ship, { place[1], place[2], "W" })
                befriend(t, ship, place[1], place[2])
                t:equal(at <= 2, true)
            end
            t:equal(chases(t, face), expected, face)
        end
    end
end)

hex.test("P-237 P-238 P-239 one resource for a gold, so often a turn as there are such villages",
    function(t)
        for villages = 0, 2 do
            local ship = visiting(t, "village_gold")
            t:tile(1, -1, "village_gold")
            t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
            if villages > 0 then befriend(t, ship) end
            if villages > 1 then befriend(t, ship, 1, -1) end
            next_turn(t)
            t:give(1, { ore = 1, wool = 1, grain = 1 })
            t:roll(2)
            local goods = { "ore", "wool", "grain" }
            for at, good in ipairs(goods) do
                if at <= villages then
                    t:act(1, "trade_bank", good, "gold")
                else
                    t:refused(1, "trade_bank", good, "gold")
                end
            end
            t:give(1, { gold = 4 })
            t:act(1, "trade_bank", "gold", "lumber")
            t:act(1, "trade_bank", "gold", "lumber")
            t:refused(1, "trade_bank", "gold", "lumber")
        end
    end)

hex.test("P-230 P-231 P-63 a new ship has the further points, unless it discovers something",
    function(t)
        begin(t)
        t:set("swift", 1, 2)
        t:piece(1, "harbour_settlement", 1, -1, "N")
        t:give(1, { lumber = 2, wool = 2 })
        t:roll(2)
        t:act(1, "build_ship", { 1, -1, "NW" })
        local first = t:ask(function(game) return game:figures("ship", 1)[1] end)
        t:equal(t:get("ship_points", first), 6)
        t:act(1, "build_ship", { 1, -1, "NE" })
        local second = t:ask(function(game) return game:figures("ship", 1)[2] end)
        t:equal(t:get("ship_points", second), 0)
        t:tile(0, 0, "village_swift")
        t:tile(-1, 1, "sea")
        t:piece(1, "harbour_settlement", -1, 0, "NE")
        t:act(1, "end_turn")
        local ship = t:figure(1, "ship", -1, 0, "E")
        t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
        t:set("swift", 1, 0)
        befriend(t, ship, 0, 0)
        t:equal({ t:get("ship_points", first), t:get("ship_points", second) }, { 7, 0 })
    end)

hex.test("P-66 P-230 a ship that is built anew has the points of a new one, no more", function(t)
    begin(t)
    t:set("swift", 1, 1)
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    local ships = {}
    for _, side in ipairs { "NE", "E", "SE" } do
        table.insert(ships, t:figure(1, "ship", 1, 0, side))
    end
    t:roll(2)
    t:act(1, "end_turn")
    next_turn(t)
    t:roll(2)
    t:equal(t:get("ship_points", ships[1]), 5)
    t:give(1, { lumber = 1, wool = 1 })
    t:act(1, "do_rebuild_ship", ships[1])
    t:act(1, "choose_new_ship_route", { -1, 0, "E" })
    for _, ship in ipairs(ships) do t:equal(t:get("ship_points", ship), 5) end
end)

hex.test("P-237 what fast gold has sold in one turn it sells again in the next", function(t)
    begin(t)
    t:set("fast_gold", 1, 1)
    for seat = 1, 3 do
        t:roll(2)
        for _ = 1, 2 do t:act(seat, "end_turn") end
    end
    t:give(1, { ore = 3 })
    for turn = 1, 2 do
        t:roll(2)
        t:act(1, "trade_bank", "ore", "gold")
        t:refused(1, "trade_bank", "ore", "gold")
        t:act(1, "end_turn")
        if turn == 1 then next_turn(t) end
    end
end)
