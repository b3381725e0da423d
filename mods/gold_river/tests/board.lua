-- Gold with this number in the middle of desert, so that nothing else is produced next to it.
local function middle(t, game)
    t:game(game or { scenario = "gold_river" })
    t:tile(0, 0, "gold", 9)
    for _, at in ipairs { { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 } } do
        t:tile(at[1], at[2], "desert")
    end
    t:pawn("robber")
end

local function of_terrain(t, terrain)
    return t:ask(function(game) return game:tiles(terrain) end)
end

local function settlements_at_gold(t)
    local count = 0
    for _, tile in ipairs(of_terrain(t, "gold")) do
        count = count + t:ask(function(game)
            local here = 0
            for _, corner in ipairs(game:corners(tile)) do
                if game:at_corner(corner) then here = here + 1 end
            end
            return here
        end)
    end
    return count
end

local function token(t, tile) return t:ask(function(game) return game:token(tile) end) end

hex.test("T-1 nobody begins at gold, unless the option allows it", function(t)
    local others = 0
    for seed = 1, 6 do
        t:game { scenario = "gold_river:midstream", seed = seed, setup = true }
        t:equal(settlements_at_gold(t), 0, seed)
        t:game { scenario = "gold_river:midstream", seed = seed, setup = true,
            options = { setup_forbidden_terrains = "none" } }
        others = others + settlements_at_gold(t)
    end
    t:equal(others > 0, true)
end)

hex.test("T-2 later everybody may build at gold", function(t)
    middle(t)
    t:piece(1, "settlement", 0, -1, "NW")
    t:piece(1, "road", 0, -1, "W")
    t:piece(1, "road", 0, 0, "NW")
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:roll(12)
    t:act(1, "build_settlement", { 0, 0, "N" })
    t:equal(t:at(0, 0, "N"), "settlement")
end)

hex.test("T-3 T-6 gold takes part in the row of numbers like the tile that it replaces", function(t)
    for seed = 1, 4 do
        t:game { scenario = "gold_river", players = 4, seed = seed }
        local gold = of_terrain(t, "gold")
        t:equal(#gold, 1)
        t:equal(#of_terrain(t, "pasture"), 3)
        t:equal(#of_terrain(t, "desert"), 1)
        t:equal(token(t, gold[1]) > 0, true)
        local sum = 0
        for _, tile in ipairs(of_terrain(t)) do sum = sum + token(t, tile) end
        t:equal(sum, 2 + 2 * (3 + 4 + 5 + 6 + 8 + 9 + 10 + 11) + 12)
    end
end)

hex.test("T-3 T-5 in the place of the desert gold has a number of its own and holds the robber",
    function(t)
        t:game { scenario = "gold_river", options = { gold_replaces = "desert" } }
        local gold = of_terrain(t, "gold")[1]
        t:equal(#of_terrain(t, "desert"), 0)
        t:equal(token(t, gold) > 0, true)
        t:equal(t:ask(function(game) return game:pawn "robber" == gold end), true)
    end)

hex.test("T-5 while a desert remains the robber begins there", function(t)
    t:game { scenario = "gold_river" }
    local desert = of_terrain(t, "desert")[1]
    t:equal(t:ask(function(game) return game:pawn "robber" == desert end), true)
end)

hex.test("T-16 no harbour changes gold: a harbour there has the rate of its kind", function(t)
    t:game { scenario = "gold_river:midstream" }
    for _, tile in ipairs(of_terrain(t, "gold")) do
        for _, corner in ipairs(t:ask(function(game) return game:corners(tile) end)) do
            t:equal(t:ask(function(game) return game:harbour(corner) == "gold" end), false)
        end
    end
end)

hex.test("T-3 the maps of this mod have their gold already", function(t)
    for _, map in ipairs { { "midstream", 3, 5 }, { "midstream", 5, 7 }, { "headwaters", 4, 6 },
        { "headwaters", 6, 9 } } do
        t:game { scenario = "gold_river:" .. map[1], players = map[2] }
        t:equal(#of_terrain(t, "gold"), map[3])
    end
end)

hex.test("T-3 with 'none' only maps with gold of their own have it", function(t)
    t:game { scenario = "gold_river", options = { gold_replaces = "none" } }
    t:equal(#of_terrain(t, "gold"), 0)
    t:game { scenario = "gold_river:midstream", players = 3, options = { gold_replaces = "none" } }
    t:equal(#of_terrain(t, "gold"), 5)
end)
