-- Five and six players: a partner in each turn, a larger sea.
local map = hex.include "tests/parts/map.lua"
local begin = map.begin
local function drawn(t, row, length)
    return map.drawn(t, -4 - math.min(0, row), length, row)
end
local function check_map(t, half, tiles)
    for at, row in ipairs(half) do
        t:equal(drawn(t, at - 5, 16), row)
        t:equal(drawn(t, 5 - at, 16), table.concat(row:split "N", "S"))
    end
    t:equal(t:ask(function(game) return #game:tiles() end), tiles)
end

hex.test("P-296 P-297 the map of lairs for six", function(t)
    begin(t, "pirate_lairs")
    check_map(t, { "II..N.N", "II..NNNN", "II..NNNNN", "III..N.N.N", "IIII......." }, 79)
end)
hex.test("P-298 that of fish and of spices", function(t)
    for _, scenario in ipairs { "fish", "spices" } do
        begin(t, scenario, 5)
        check_map(t, { "II..N.NN", "II..NNNNN", "II..NNN..N", "III..N.NN.N", "IIII........" }, 88)
    end
end)
hex.test("P-299 that of all missions", function(t)
    begin(t, "full")
    check_map(t, { "II..N.N.N", "II..NNNNNN", "II..NNNNNNN", "III..N.N.N.N", "IIII........." }, 97)
end)

hex.test("P-292 P-293 P-306 no Land Ho!, and the same targets", function(t)
    local targets = { pirate_lairs = 12, fish = 15, spices = 15, full = 17 }
    for scenario, points in pairs(targets) do
        begin(t, scenario)
        for q = -4, -1 do t:piece(1, "harbour_settlement", q, 0, "N") end
        if scenario == "pirate_lairs" then
            t:set("lairs_progress", 1, 3)
        else
            t:set("fish_progress", 1, scenario == "full" and 7 or 5)
            if scenario == "fish" then t:set("lairs_progress", 1, 3) end
            if scenario ~= "fish" then
                t:set("spices_progress", 1, scenario == "full" and 5 or 3)
            end
        end
        local more = points - 1 - t:points(1)
        local corners = { { -4, 2 }, { -3, 2 }, { -4, 4 } }
        for at = 1, more do t:piece(1, "settlement", corners[at][1], corners[at][2], "N") end
        t:roll(2)
        t:equal({ t:points(1), t:winner() }, { points - 1 }, scenario)
        t:piece(1, "settlement", 1, -4, "N")
        t:act(1, "end_turn")
        t:equal(t:winner(), 1, scenario)
    end
end)

hex.test("P-294 more of all pieces", function(t)
    begin(t, "full")
    t:ask(function(game)
        for _, good in ipairs { "lumber", "brick", "wool", "grain", "ore" } do
            t:equal(game:bank(good), 24)
        end
        t:equal({ game:figures_left "haul", game:deck "lair_numbers" }, { 8, 8 })
        t:equal(game:figures_left("sack", 6), 6)
    end)
    for players, hauls in pairs { [4] = 6, [5] = 8 } do
        begin(t, "full", players)
        t:equal(t:ask(function(game) return game:figures_left "haul" end), hauls)
    end
end)

hex.test("P-294 P-309 two further lairs: 9 and 10, with the other numbers 6 and 8", function(t)
    local all = {
        ["4_5_6_8_9_10"] = { [4] = "4 5 6 8 9 10", [5] = "4 5 6 8 9 9 10 10" },
        ["3_4_5_9_10_11"] = { [4] = "3 4 5 9 10 11", [5] = "3 4 5 6 8 9 10 11" },
    }
    for option, expected in pairs(all) do
        for players, numbers in pairs(expected) do
            begin(t, "pirate_lairs", players, { ep_lair_numbers = option })
            local found = {}
            for _, card in ipairs(t:ask(function(game) return game:cards_in "lair_numbers" end)) do
                table.insert(found, tonumber(card:sub(6, #card)))
            end
            table.sort(found)
            t:equal(table.concat(found, " "), numbers)
        end
    end
end)

hex.test("P-295 the third to the left is the partner: builds, trades with the bank, moves",
    function(t)
        begin(t, "pirate_lairs")
        t:piece(1, "road", -4, 0, "NE")
        t:piece(4, "road", -4, 2, "W")
        for _, seat in ipairs { 1, 4 } do t:give(seat, { lumber = 1, brick = 1, ore = 6 }) end
        local ship = t:figure(4, "ship", 0, 0, "W")
        t:roll(2)
        t:refused(4, "build_road")
        t:act(1, "build_road", { -4, 0, "NW" })
        t:act(1, "end_turn")
        t:refused(4, "travel_ship")
        t:act(1, "end_turn")
        t:refused(4, "roll")
        t:equal(t:legal(4, "offer_trade"), 0)
        t:act(4, "trade_bank", "ore", "wool")
        t:act(4, "build_road", { -4, 2, "NW" })
        t:refused(4, "travel_ship")
        t:act(4, "end_turn")
        t:give(4, { lumber = 1, brick = 1, ore = 3 })
        t:refused(4, "build_road")
        t:refused(4, "trade_bank", "ore", "wool")
        t:act(4, "travel_ship", ship, { 0, 0, "NE" })
        t:act(4, "end_turn")
        t:roll(2)
        t:act(2, "end_turn")
        t:act(2, "end_turn")
        t:act(5, "end_turn")
        t:act(5, "end_turn")
        t:equal(t:ask(function(game) return game:active() end), 3)
    end)

hex.test("P-295 P-187 P-230 a partner captures lairs and has his swift voyages", function(t)
    begin(t, "full")
    t:set("swift", 4, 1)
    t:tile(0, 1, "gold_field")
    for _ = 1, 2 do t:figure(1, "crew", 0, 1) end
    t:piece(4, "harbour_settlement", 0, 0, "SW")
    local ship = t:figure(4, "ship", 0, 0, "SW")
    for seat = 1, 6 do
        t:roll(2)
        for _ = 1, 2 do t:act(seat, "end_turn") end
        local partner = (seat + 2) % 6 + 1
        if seat == 1 then
            t:act(4, "end_turn")
            t:act(4, "load_crew", t:figure(4, "crew", 0, 0, "SW"), ship)
            t:act(4, "do_raid", ship)
            t:act(4, "choose_raided_lair", { 0, 1 })
            t:next { 6, 1 }
            t:act(4, "end_turn")
            t:equal({ t:get("lairs_progress", 4), t:get("lairs_progress", 1) }, { 2, 1 })
        else
            t:equal(t:get("ship_points", ship), seat == 4 and 5 or 4)
            for _ = 1, 2 do t:act(partner, "end_turn") end
        end
    end
    t:equal({ t:get("captured", { 0, 1 }), t:get("ship_points", ship) }, { 1, 5 })
end)

hex.test("P-300 P-301 P-243 the island of six", function(t)
    local numbers = { { 2, 9 }, { 11, 8 }, { 4, 10 }, { 10, 3, 8 }, { 6, 5, 4, 5 }, { 3, 10, 6 },
        { 8, 4 }, { 11, 6 }, { 12, 9 } }
    local north = {}
    for seed = 1, 8 do
        t:game { players = 5, scenario = "explorers:pirate_lairs", seed = seed }
        local terrains = {}
        for at, row in ipairs(numbers) do
            local r = at - 5
            for column, number in ipairs(row) do
                local terrain, token = t:at(column - 5 - math.min(0, r), r)
                t:equal(token, number)
                terrains[terrain] = (terrains[terrain] or 0) + 1
            end
        end
        t:equal(terrains, { forest = 5, hills = 3, pasture = 6, fields = 3, mountains = 5 })
        t:equal({ t:at(-4, 0) }, { "pasture", 6 })
        north[t:at(0, -4)] = true
    end
    local kinds = 0
    for _ in pairs(north) do kinds = kinds + 1 end
    t:equal(kinds > 1, true)
end)

hex.test("P-302 P-303 P-304 P-305 what lies face down for six", function(t)
    local more = {
        pirate_lairs = { sea = 1, gold_field = 4 }, fish = { gold_field = 4, shoal = 3 },
        spices = { sea = 1, shoal = 3, village_swift = 1, village_chase = 1, village_gold = 1 },
        full = { sea = 1, gold_field = 4, shoal = 3, village_swift = 1, village_chase = 1,
            village_gold = 1 },
    }
    local land = {
        north = { forest = 2, hills = 1, pasture = 1, fields = 2, mountains = 3 },
        south = { forest = 1, hills = 2, pasture = 2, fields = 2, mountains = 2 },
    }
    local numbers = {
        north = { 2, 3, 4, 5, 5, 6, 9, 9, 10 }, south = { 3, 4, 4, 5, 8, 9, 10, 10, 11 },
    }
    for scenario, extra in pairs(more) do
        begin(t, scenario)
        for _, region in ipairs { "north", "south" } do
            local expected, found, tokens = {}, {}, {}
            for terrain, count in pairs(land[region]) do expected[terrain] = count end
            for terrain, count in pairs(extra) do expected[terrain] = count end
            for r = -4, 4 do
                for q = 0, 9 do
                    if t:ask(function(game)
                        local tile = game:tile(q, r)
                        return tile and game:region(tile) == region
                    end) then
                        local terrain, token = t:at(q, r)
                        found[terrain] = (found[terrain] or 0) + 1
                        if token > 0 then table.insert(tokens, token) end
                    end
                end
            end
            table.sort(tokens)
            t:equal({ found, tokens }, { expected, numbers[region] }, scenario .. " " .. region)
        end
        if scenario ~= "pirate_lairs" then
            t:equal({ t:get("dock", { 0, 0, "N" }), t:get("dock", { 0, 0, "S" }) }, { 1, 1 })
        end
    end
end)

hex.test("games of five and six begin with three points each", function(t)
    for players = 5, 6 do
        begin(t, "full", players, {}, true)
        for seat = 1, players do t:equal(t:points(seat), 3) end
        t:play(200)
    end
end)
