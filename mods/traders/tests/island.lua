local function begin(t, players, options)
    t:game { players = players or 3, scenario = "traders", options = options }
end
local function terrains(t)
    return t:ask(function(game)
        return { #game:tiles "forest", #game:tiles "pasture", #game:tiles "fields",
            #game:tiles "hills", #game:tiles "mountains", #game:tiles "desert" }
    end)
end
-- How many of each number lie on the island.
local function numbers(t)
    return t:ask(function(game)
        local counts = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
        for _, tile in ipairs(game:tiles()) do
            local token = game:token(tile)
            if token > 0 then counts[token] = counts[token] + 1 end
        end
        return counts
    end)
end

hex.test("X-T-1 X-T-2 X-T-4 three trade places at the coast, no 2 and no 12", function(t)
    for seed = 1, 3 do
        t:game { players = 4, seed = seed, scenario = "traders", setup = true }
        t:equal({ t:at(2, -2) }, { "quarry", 0 })
        t:equal({ t:at(-2, 0) }, { "castle", 0 })
        t:equal({ t:at(0, 2) }, { "glassworks", 0 })
        t:equal(terrains(t), { 4, 3, 3, 3, 3, 0 })
        t:equal(numbers(t), { 0, 0, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0 })
    end
end)

hex.test("X-T-2 the other layout is turned by half", function(t)
    begin(t, 3, { ["tb.tradeHexLayout"] = "turned" })
    t:equal({ t:at(-2, 2) }, { "quarry", 0 })
    t:equal({ t:at(2, 0) }, { "castle", 0 })
    t:equal({ t:at(0, -2) }, { "glassworks", 0 })
    t:piece(1, "settlement", 2, 0, "N")
    t:give(1, { brick = 1, lumber = 1 })
    t:roll(11)
    t:refused(1, "build_road", { 2, 0, "NE" }, "forbidden")
    t:act(1, "build_road", { 2, 0, "hub N" })
end)

hex.test("X-G-19 X-T-6 five and six players have two of each place and larger stacks", function(t)
    begin(t, 5)
    t:equal(t:ask(function(game)
        return { #game:tiles "castle", #game:tiles "quarry", #game:tiles "glassworks" }
    end), { 2, 2, 2 })
    t:equal(terrains(t), { 6, 4, 4, 5, 5, 0 })
    t:equal(t:ask(function(game) return game:deck "castle_goods" end), 16)
    t:equal(t:ask(function(game) return game:deck "development" end), 37)
    t:game { players = 6, seed = 2, scenario = "traders", setup = true }
    t:equal(t:ask(function(game) return #game:figures "wagon" end), 6)
end)

hex.test("X-T-3 no harbour lies at a trade place towards the sea", function(t)
    for _, players in ipairs { 3, 6 } do
        for _, layout in ipairs { "standard", "turned" } do
            begin(t, players, { ["tb.tradeHexLayout"] = layout })
            local at_sea = t:ask(function(game)
                local count = 0
                for _, tile in ipairs(game:tiles()) do
                    for side = 1, 6 do
                        local edge = game:edge(tile, side)
                        local ends = game:ends_of(edge)
                        if game:get("sea_side", edge) > 0 and game:harbour(ends[1])
                            and game:harbour(ends[1]) == game:harbour(ends[2]) then
                            count = count + 1
                        end
                    end
                end
                return count
            end)
            t:equal(at_sea, 0)
        end
    end
end)

hex.test("X-T-5 a 2 and a 12 are rolled again", function(t)
    for seed = 1, 40 do
        t:game { players = 3, seed = seed, scenario = "traders" }
        t:act(1, "roll")
        local total = t:ask(function(game) return game:total() end)
        t:equal(total ~= 2 and total ~= 12, true)
    end
end)

hex.test("X-T-89 X-T-5 five and six use the 2 and the 12, and repeat no roll", function(t)
    for players = 5, 6 do
        begin(t, players)
        local found = t:ask(function(game)
            local two, twelve, all = 0, 0, 0
            for _, tile in ipairs(game:tiles()) do
                local number = game:token(tile)
                if number == 2 then two = two + 1 end
                if number == 12 then twelve = twelve + 1 end
                if number > 0 then all = all + 1 end
            end
            return { two > 0, twelve > 0, all }
        end)
        t:equal(found, { true, true, 24 })
    end
    local seen = {}
    for seed = 1, 60 do
        t:game { players = 6, seed = seed, scenario = "traders" }
        t:act(1, "roll")
        seen[t:ask(function(game) return game:total() end)] = true
    end
    t:equal({ seen[2] or false, seen[12] or false }, { true, true })
end)

hex.test("X-T-6 three stacks of twelve", function(t)
    begin(t)
    local stacks = { castle_goods = { "castle_sand", "castle_tools" },
        quarry_goods = { "quarry_marble", "quarry_sand" },
        glassworks_goods = { "glassworks_glass", "glassworks_tools" } }
    for stack, cards in pairs(stacks) do
        t:equal(t:ask(function(game) return game:deck(stack) end), 12)
        for _, card in ipairs(cards) do
            for _ = 1, 6 do t:top(card) end                      -- there are so many
        end
    end
end)

hex.test("X-T-7 X-T-8 X-T-9 X-T-10 a city with goods, a wagon there, 5 gold, level 1", function(t)
    for seed = 1, 3 do
        t:game { players = 4, seed = seed, scenario = "traders", setup = true }
        for player = 1, 4 do
            local found = t:ask(function(game)
                local city, goods = game:places(player, "city"), 0
                for _, tile in ipairs(game:tiles_of(city[1])) do
                    if game:token(tile) > 0 then goods = goods + 1 end
                end
                local wagon = game:figures("wagon", player)
                return { #city, #wagon, game:place_of(wagon[1]) == city[1],
                    game:hand(player) == goods, game:goods(player, "gold"),
                    game:get("baggage", player) }
            end)
            t:equal(found, { 1, 1, true, true, 5, 1 })
        end
    end
end)

hex.test("X-T-11 X-T-12 three barbarians stand around the middle, or anywhere", function(t)
    begin(t)
    for _, side in ipairs { "NE", "W", "SE" } do
        t:equal(t:get("hindrance", { 0, 0, side }), 2)
    end
    t:equal(t:ask(function(game) return #game:figures "barbarian" end), 3)
    begin(t, 3, { ["tb.tradeHexLayout"] = "turned" })
    for _, side in ipairs { "SW", "E", "NW" } do
        t:equal(t:get("hindrance", { 0, 0, side }), 2)
    end
    local elsewhere = 0
    for seed = 1, 12 do
        t:game { players = 3, seed = seed, scenario = "traders",
            options = { ["tb.tradeBarbarianStart"] = "shuffled" } }
        t:equal(t:ask(function(game)
            local known, count = {}, 0
            for _, barbarian in ipairs(game:figures "barbarian") do
                local edge = game:place_of(barbarian)
                if not known[edge] and game:get("sea_side", edge) == 0 then count = count + 1 end
                known[edge] = true
            end
            return count
        end), 3, "X-T-47 X-T-54")
        if t:get("hindrance", { 0, 0, "NE" }) == 0 then elsewhere = elsewhere + 1 end
    end
    t:equal(elsewhere > 6, true)
end)

hex.test("X-T-13 a long road is worth nothing, the largest army is", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do t:piece(1, "road", 0, 0, side) end
    t:equal(t:points(1), 0)
    t:set("knights", 1, 3)
    t:equal(t:points(1), 2)
end)

hex.test("X-T-14 X-T-15 X-T-16 roads lead to the plaza, and nothing is built there", function(t)
    begin(t)
    t:equal(t:ask(function(game) return #game:edges_of(game:hub(game:tile(2, -2))) end), 4)
    t:piece(1, "road", 2, -2, "SW")
    t:give(1, { brick = 4, lumber = 4, wool = 2, grain = 2 })
    t:roll(11)
    t:act(1, "build_road", { 2, -2, "hub SW" })
    t:act(1, "build_road", { 2, -2, "hub S" })
    t:equal(t:at(2, -2, "hub S"), "road")
    t:refused(1, "build_settlement", { 2, -2, "hub" }, "forbidden")
end)

hex.test("X-T-17 X-T-19 nothing is built on the sides towards the sea", function(t)
    begin(t)
    t:piece(1, "settlement", 2, -2, "NW")
    t:piece(1, "road", 2, -2, "hub NW")
    t:give(1, { brick = 3, lumber = 3, wool = 2, grain = 2 })
    t:roll(11)
    t:refused(1, "build_road", { 2, -2, "NW" }, "forbidden")
    t:equal(t:get("no_building", { 2, -2, "N" }), 1)
    t:equal(t:get("no_building", { 2, -2, "NE" }), 1)
    for _, side in ipairs { "NW", "NE", "E" } do t:equal(t:get("sea_side", { 2, -2, side }), 1) end
end)

hex.test("X-T-18 settlements stand at corners on land, unless the option forbids it", function(t)
    for _, allowed in ipairs { true, false } do
        begin(t, 3, { ["tb.tradeHexCornersBuildable"] = allowed })
        t:piece(1, "road", 2, -2, "SW")
        t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
        t:roll(11)
        if allowed then
            t:act(1, "build_settlement", { 2, -2, "S" })
        else
            t:refused(1, "build_settlement", { 2, -2, "S" }, "forbidden")
        end
    end
end)

hex.test("X-T-18 the distance rule holds, across a plaza too", function(t)
    begin(t)
    t:piece(1, "settlement", 2, -2, "S")
    t:piece(2, "road", 2, -2, "hub SW")
    t:piece(2, "road", 2, -2, "hub NW")
    t:give(1, { gold = 0 })
    t:roll(11)
    t:act(1, "end_turn")
    t:act(1, "end_turn")
    t:give(2, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:roll(11)
    t:refused(2, "build_settlement", { 2, -2, "SW" }, "too_close")
    t:act(2, "build_settlement", { 2, -2, "NW" })
end)

hex.test("X-T-20 trade places yield nothing", function(t)
    begin(t)
    for _, place in ipairs { { 2, -2 }, { -2, 0 }, { 0, 2 } } do
        local terrain, number = t:at(place[1], place[2])
        t:piece(1, "city", place[1], place[2], "N")
        t:equal(number, 0, terrain)
    end
end)

hex.test("X-T-4 B-48 the numbers are laid from a chosen corner, too", function(t)
    for _, players in ipairs { 3, 6 } do
        t:game { players = players, setup = true, options = { number_start = "chosen_corner" } }
        t:equal(t:ask(function(game)
            local count = 0
            for _, tile in ipairs(game:tiles()) do
                if game:token(tile) > 0 then count = count + 1 end
            end
            return count
        end), players == 3 and 16 or 24)
    end
end)
