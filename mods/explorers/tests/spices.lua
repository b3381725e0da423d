-- Spices: villages take a crew in, give a sack and an advantage. The tests lay villages at (1,-1),
-- which touches a dock of the council, and elsewhere in the sea.
local function begin(t, options)
    t:game { players = 3, scenario = "explorers:spices", options = options, seed = 4 }
end
local function sail(t)
    t:roll(2)
    t:act(1, "end_turn")
end
-- A ship of seat 1 with a crew, between the harbour and the village (0,-1).
local function visiting(t, village, options)
    begin(t, options)
    t:tile(0, -1, village)
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    local ship = t:figure(1, "ship", 0, 0, "NW")
    sail(t)
    t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
    return ship
end
local function befriend(t, ship, q, r, seat)
    t:act(seat or 1, "do_befriend", ship)
    t:act(seat or 1, "choose_visited_village", { q or 0, r or -1 })
end
local function cargo(t, ship)
    return t:ask(function(game)
        local kinds = {}
        for _, figure in ipairs(game:cargo(ship)) do table.insert(kinds, game:kind_of(figure)) end
        return kinds
    end)
end
local function sacks_left(t, seat)
    return t:ask(function(game) return game:figures_left("sack", seat) end)
end

hex.test("P-215 P-216 P-266 three villages in each region, one of each kind", function(t)
    for _, scenario in ipairs { "spices", "full" } do
        t:game { players = 3, scenario = "explorers:" .. scenario, seed = 9 }
        local found = { north = {}, south = {} }
        for q = 1, 9 do
            for r = -3, 3 do
                local region = t:ask(function(game)
                    local tile = game:tile(q, r)
                    return tile and game:region(tile)
                end)
                local terrain = region and t:at(q, r) or ""
                if terrain:starts_with "village" then
                    found[region][terrain] = (found[region][terrain] or 0) + 1
                end
            end
        end
        local one = { village_swift = 1, village_chase = 1, village_gold = 1 }
        t:equal(found, { north = one, south = one })
    end
end)

hex.test("P-217 P-218 a village is land without yield; found, it brings two gold", function(t)
    for seed = 1, 200 do
        t:game { players = 3, scenario = "explorers:spices", seed = seed }
        if t:at(2, -1) == "village_swift" then break end
    end
    t:roll(2)
    t:act(1, "end_turn")
    local ship, before = t:figure(1, "ship", 0, -1, "SE"), t:goods(1, "gold")
    t:act(1, "travel_ship", ship, { 1, -1, "E" })
    t:equal({ t:goods(1, "gold") - before, select(2, t:at(2, -1)) }, { 2, 0 })
    t:equal(t:ask(function(game) return game:is_land(game:tile(2, -1)) end), true)
end)

hex.test("P-219 P-221 P-222 a crew stays for good, and a sack comes aboard", function(t)
    local ship = visiting(t, "village_gold")
    t:equal(t:get("fast_gold", 1), 0)
    befriend(t, ship)
    t:equal({ cargo(t, ship), t:get("fast_gold", 1) }, { { "sack" }, 1 })
    t:ask(function(game)
        local there = game:figures_at("tile", game:tile(0, -1), "crew")
        t:equal({ #there, game:owner_of(there[1]), game:figures_left("crew", 1) }, { 1, 1, 8 })
    end)
    local crew = t:ask(function(game)
        return game:figures_at("tile", game:tile(0, -1), "crew")[1]
    end)
    t:refused(1, "load_crew", crew, ship)
end)

hex.test("P-220 P-223 each once in a village, and for everybody there is a sack", function(t)
    begin(t)
    t:tile(0, -1, "village_gold")
    local places = { { 0, 0, "NW", "NE" }, { 0, -1, "NE", "NE" }, { 0, -1, "W", "NW" } }
    for seat, place in ipairs(places) do
        local q = seat == 1 and -1 or 0
        local r = seat == 1 and 0 or -1
        t:piece(seat, "harbour_settlement", q, r, place[4])
        t:roll(2)
        t:act(seat, "end_turn")
        local ship = t:figure(seat, "ship", place[1], place[2], place[3])
        for visit = 1, 2 do
            t:act(seat, "load_crew", t:figure(seat, "crew", q, r, place[4]), ship)
            if visit == 1 then befriend(t, ship, 0, -1, seat) end
        end
        local kinds = cargo(t, ship)
        table.sort(kinds)
        t:equal(kinds, { "crew", "sack" }, seat)
        t:refused(seat, "do_befriend", ship)
        t:act(seat, "end_turn")
    end
end)

hex.test("P-224 P-225 P-226 P-209 each sack that is delivered is a step and leaves the game",
    function(t)
        local ship = visiting(t, "village_gold")
        befriend(t, ship)
        t:equal(sacks_left(t, 1), 5)
        t:act(1, "do_deliver", ship)
        t:equal({ t:get("spices_progress", 1), sacks_left(t, 1), #cargo(t, ship) }, { 1, 5, 0 })
    end)

hex.test("P-225 two sacks are two steps", function(t)
    local ship = visiting(t, "village_gold")
    t:tile(1, -1, "village_swift")
    t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
    befriend(t, ship)
    befriend(t, ship, 1, -1)
    t:equal(cargo(t, ship), { "sack", "sack" })
    t:act(1, "do_deliver", ship)
    t:equal(t:get("spices_progress", 1), 2)
end)

hex.test("P-227 a sack that is given up is out of the game", function(t)
    local ship = visiting(t, "village_gold")
    befriend(t, ship)
    t:act(1, "do_give_up_cargo", ship)
    t:act(1, "choose_cargo_aboard", t:ask(function(game) return game:cargo(ship)[1] end))
    t:equal({ sacks_left(t, 1), t:get("spices_progress", 1) }, { 5, 0 })
end)

hex.test("P-228 P-77 sacks wait in basins, two in one", function(t)
    local ship = visiting(t, "village_gold")
    t:tile(1, -1, "village_swift")
    t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
    befriend(t, ship)
    befriend(t, ship, 1, -1)
    local sacks = t:ask(function(game) return game:cargo(ship) end)
    for _, sack in ipairs(sacks) do t:act(1, "unload_sack", sack, { -1, 0, "NE" }) end
    t:equal(#cargo(t, ship), 0)
    t:act(1, "load_sack", sacks[1], ship)
end)

hex.test("P-229 P-118 only friends build at a village, each for himself", function(t)
    begin(t)
    t:tile(0, -1, "village_gold")
    t:piece(1, "road", -1, -1, "E")
    t:give(1, { lumber = 2, brick = 2, grain = 2, wool = 2 })
    t:roll(2)
    t:set("friend_2", { 0, -1 }, 1)
    t:refused(1, "build_settlement", { -1, -1, "NE" })
    t:refused(1, "build_road", { 0, -1, "SW" })
    t:set("friend_1", { 0, -1 }, 1)
    t:act(1, "build_road", { 0, -1, "SW" })
    t:act(1, "build_settlement", { -1, -1, "NE" })
end)

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
