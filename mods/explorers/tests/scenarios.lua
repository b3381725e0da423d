-- Maps and targets of the scenarios for two to four players.
local map = hex.include "tests/parts/map.lua"
local function begin(t, scenario, players, options, setup)
    map.begin(t, scenario, players or 3, options, setup)
end
local function check_rows(t, rows)
    local middle = (#rows - 1) // 2
    for at, row in ipairs(rows) do
        local r = at - 1 - middle
        t:equal(map.drawn(t, -middle - math.min(0, r), 20, r), row, r)
    end
end
-- What lies in a region, face down or not, and its numbers in order.
local function dealt(t, region)
    local terrains, numbers = {}, {}
    for r = -4, 4 do
        for q = -4, 9 do
            if t:ask(function(game)
                local tile = game:tile(q, r)
                return tile and game:region(tile) == region
            end) then
                local terrain, number = t:at(q, r)
                terrains[terrain] = (terrains[terrain] or 0) + 1
                if number > 0 then table.insert(numbers, number) end
            end
        end
    end
    table.sort(numbers)
    return terrains, numbers
end
local function with_land(region, more)
    more.forest, more.hills, more.pasture = 1, 1, 1
    more.fields = region == "north" and 1 or 2
    more.mountains = region == "north" and 2 or 1
    return more
end

hex.test("P-275 P-276 P-273 P-274 the map of Land Ho!", function(t)
    begin(t, "land_ho")
    check_rows(t, { "II..NN", "II..NNN", "II..N.NN", "III......", "II..S.SS", "II..SSS",
        "II..SS" })
end)
hex.test("P-277 P-281 that of lairs and fish", function(t)
    for _, scenario in ipairs { "pirate_lairs", "fish" } do
        begin(t, scenario)
        check_rows(t, { "II..NNN", "II..NNNN", "II..NN.NN", "III.......", "II..SS.SS", "II..SSSS",
            "II..SSS" })
    end
end)
hex.test("P-278 P-282 that of spices", function(t)
    begin(t, "spices")
    check_rows(t, { "II..NNNN", "II..NNNNN", "II..NN.N.N", "III........", "II..SS.S.S",
        "II..SSSSS", "II..SSSS" })
end)
hex.test("P-279 P-283 that of all missions", function(t)
    begin(t, "full")
    check_rows(t, { "II..NNNNN", "II..NNNNNN", "II..NN.N.NN", "III.........", "II..SS.S.SS",
        "II..SSSSSS", "II..SSSSS" })
end)

hex.test("P-264 P-106 P-108 what lies face down with lairs", function(t)
    begin(t, "pirate_lairs")
    for _, region in ipairs { "north", "south" } do
        local terrains, numbers = dealt(t, region)
        t:equal(terrains, with_land(region, { sea = 2, gold_field = 3 }))
        t:equal(numbers, region == "north" and { 3, 4, 5, 6, 9, 10 } or { 4, 5, 8, 9, 10, 11 })
    end
end)
hex.test("P-265 P-268 P-260 with lairs and fish: five fields for six numbers", function(t)
    begin(t, "fish")
    t:equal(dealt(t, "north"), with_land("north", { gold_field = 3, shoal = 2 }))
    t:equal(dealt(t, "south"), with_land("south", { gold_field = 2, shoal = 3 }))
    t:equal(t:ask(function(game) return game:deck "lair_numbers" end), 6)
end)
hex.test("P-266 P-261 with fish and spices", function(t)
    begin(t, "spices")
    for _, region in ipairs { "north", "south" } do
        t:equal(dealt(t, region), with_land(region, { sea = 1, shoal = 3, village_swift = 1,
            village_chase = 1, village_gold = 1 }))
    end
end)
hex.test("P-267 P-262 with all of them", function(t)
    begin(t, "full")
    for _, region in ipairs { "north", "south" } do
        t:equal(dealt(t, region), with_land(region, { sea = 1, shoal = 3, gold_field = 3,
            village_swift = 1, village_chase = 1, village_gold = 1 }))
    end
end)

hex.test("P-316 any set of missions has the sea and the tiles that it needs", function(t)
    local sets = {
        ["lairs+spices"] = { 65, { sea = 1, gold_field = 3, village_swift = 1, village_chase = 1,
            village_gold = 1 } },
        fish = { 58, { sea = 2, shoal = 3 } },
        spices = { 58, { sea = 2, village_swift = 1, village_chase = 1, village_gold = 1 } },
    }
    for names, expected in pairs(sets) do
        begin(t, "full", 3, { ep_missions = names })
        t:equal(t:ask(function(game) return #game:tiles() end), expected[1], names)
        for _, region in ipairs { "north", "south" } do
            local more = {}
            for terrain, count in pairs(expected[2]) do more[terrain] = count end
            t:equal(dealt(t, region), with_land(region, more), names)
        end
    end
end)

hex.test("P-241 P-242 P-98 what lies face down differs from game to game, and nobody knows it",
    function(t)
        local found = {}
        for seed = 1, 30 do
            t:game { players = 3, scenario = "explorers:pirate_lairs", seed = seed }
            local terrain, number = t:at(2, -1)
            found[terrain] = true
            found[number] = true
            t:ask(function(game)
                local tile = game:tile(2, -1)
                t:equal({ game:terrain(tile), game:token(tile) }, { nil, 0 })
            end)
        end
        for _, terrain in ipairs { "forest", "mountains", "sea", "gold_field" } do
            t:equal(found[terrain], true, terrain)
        end
    end)

hex.test("P-287 P-285 P-289 the island of the lairs is laid out, or shuffled by an option",
    function(t)
        begin(t, "pirate_lairs")
        t:equal({ t:at(0, -3) }, { "pasture", 11 })
        t:equal({ t:at(-1, -1) }, { "mountains", 10 })
        t:equal({ t:at(-2, 2) }, { "mountains", 6 })
        t:equal({ t:at(-3, 3) }, { "hills", 3 })
    end)
local island = { { 0, -3, 11 }, { 1, -3, 9 }, { -1, -2, 3 }, { 0, -2, 8 }, { -2, -1, 4 },
    { -1, -1, 10 }, { -2, 0, 12 }, { -1, 0, 8 }, { -3, 1, 10 }, { -2, 1, 4 }, { -3, 2, 11 },
    { -2, 2, 6 }, { -3, 3, 3 }, { -2, 3, 5 } }
hex.test("P-288 P-285 P-243 P-307 shuffled land, numbers that stay, the pasture that is printed",
    function(t)
        local games = {
            { "fish" }, { "spices" }, { "full" },
            { "pirate_lairs", { ep_random_island = true } },
            { "full", { ep_missions = "spices" } },
        }
        for _, game in ipairs(games) do
            local first = {}
            for seed = 1, 12 do
                t:game { players = 3, scenario = "explorers:" .. game[1], options = game[2],
                    seed = seed }
                local terrains = {}
                for _, place in ipairs(island) do
                    local terrain, number = t:at(place[1], place[2])
                    terrains[terrain] = (terrains[terrain] or 0) + 1
                    t:equal(number, place[3])
                end
                t:equal(terrains, { forest = 4, pasture = 3, hills = 2, fields = 2, mountains = 3 })
                t:equal({ t:at(-3, 0) }, { "pasture", 6 })
                first[t:at(0, -3)] = true
            end
            local kinds = 0
            for _ in pairs(first) do kinds = kinds + 1 end
            t:equal(kinds > 1, true)
        end
        t:game { players = 3, scenario = "explorers:land_ho",
            options = { ep_random_island = true } }
        t:equal({ t:at(0, -3) }, { "mountains", 11 })
    end)

hex.test("P-269 P-205 P-305 the council lies at (0,0) where fish or spices are in play", function(t)
    for scenario, terrain in pairs { pirate_lairs = "sea", fish = "council", spices = "council",
        full = "council", land_ho = "sea" } do
        begin(t, scenario)
        t:equal(t:at(0, 0), terrain, scenario)
    end
    begin(t, "fish")
    t:equal({ t:get("dock", { 0, 0, "N" }), t:get("dock", { 0, 0, "S" }) }, { 1, 1 })
end)

hex.test("P-2 P-3 P-240 P-271 five scenarios for two to four players", function(t)
    for _, scenario in ipairs { "land_ho", "pirate_lairs", "fish", "spices", "full" } do
        for players = 2, 4 do
            begin(t, scenario, players, {}, true)
            t:play(30)
        end
    end
end)

-- Just below the target, and one point more.
local function target(t, scenario, points)
    begin(t, scenario)
    t:set("fish_progress", 1, 7)
    t:set("spices_progress", 1, 6)
    local rows = { { 0, -3 }, { 1, -3 }, { -3, 0 }, { -2, 0 }, { -1, 0 }, { -3, 2 } }
    for at, row in ipairs(rows) do
        local more = at <= 4 and 2 or 1
        if t:points(1) + more < points then
            t:piece(1, at <= 4 and "harbour_settlement" or "settlement", row[1], row[2], "N")
        end
    end
    t:equal(t:points(1), points - 1)
    t:roll(2)
    t:equal(t:winner(), nil)
    t:piece(1, "settlement", -2, 3, "S")
    t:act(1, "end_turn")
    t:equal(t:winner(), 1)
end
hex.test("P-260 P-261 P-262 P-306 P-272 fifteen points win, or seventeen, or the option's",
    function(t)
        target(t, "spices", 15)
        target(t, "full", 17)
    end)

hex.test("P-26 no deck takes the place of the dice", function(t)
    t:not_offered({ scenario = "explorers:full", options = { throws = "deck" } },
        "Explorers & Pirates is played with dice")
end)
