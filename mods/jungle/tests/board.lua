local function of_terrain(t, terrain)
    return t:ask(function(game) return game:tiles(terrain) end)
end

local function token(t, tile)
    return t:ask(function(game) return game:token(tile) end)
end

local function robber_at(t, tile)
    return t:ask(function(game) return game:pawn "robber" == tile end)
end

local function found(t)
    local sum = 0
    for seat = 1, 3 do sum = sum + t:get("discoveries", seat) end
    return sum
end

hex.test("T-5 T-41 T-52 the jungle takes the place of the desert, and the robber begins there",
    function(t)
        t:game { scenario = "jungle", players = 4 }
        t:equal(#of_terrain(t, "desert"), 0)
        t:equal(#of_terrain(t, "jungle"), 1)
        t:equal(robber_at(t, of_terrain(t, "jungle")[1]), true)
    end)

hex.test("T-5 T-41 as an extra tile it leaves the desert and the robber there", function(t)
    t:game { scenario = "jungle", options = { jungle_replaces = "extra" } }
    t:equal(#of_terrain(t, "jungle"), 1)
    t:equal(#of_terrain(t, "forest"), 3)
    t:equal(robber_at(t, of_terrain(t, "desert")[1]), true)
end)

hex.test("T-3 T-42 it has a number of its own, by lot or as agreed", function(t)
    local possible = { [3] = true, [4] = true, [5] = true, [9] = true, [10] = true, [11] = true }
    for seed = 1, 6 do
        t:game { scenario = "jungle", seed = seed }
        t:equal(possible[token(t, of_terrain(t, "jungle")[1])], true)
    end
    t:game { scenario = "jungle", options = { jungle_token = "11" } }
    t:equal(token(t, of_terrain(t, "jungle")[1]), 11)
end)

hex.test("T-6 the row of numbers goes past it as past a desert", function(t)
    t:game { scenario = "jungle" }
    local sum = 0
    for _, tile in ipairs(of_terrain(t)) do
        if t:ask(function(game) return game:terrain(tile) end) ~= "jungle" then
            sum = sum + token(t, tile)
        end
    end
    t:equal(sum, 2 + 2 * (3 + 4 + 5 + 6 + 8 + 9 + 10 + 11) + 12)
end)

hex.test("T-53 the set-up may touch the jungle and brings a discovery only when agreed", function(t)
    local with = 0
    for seed = 1, 8 do
        t:game { scenario = "jungle:green_heart", seed = seed, setup = true }
        t:equal(found(t), 0, seed)
        t:game { scenario = "jungle:green_heart", seed = seed, setup = true,
            options = { jungle_setup_income = "one_token" } }
        with = with + found(t)
    end
    t:equal(with > 0, true)
end)

hex.test("T-41 the maps of this mod have their jungle already", function(t)
    for _, map in ipairs { { "green_heart", 3, 3 }, { "green_heart", 5, 5 },
        { "lost_cities", 4, 3 }, { "lost_cities", 6, 3 } } do
        for _, replaces in ipairs { "desert", "extra" } do
            t:game { scenario = "jungle:" .. map[1], players = map[2],
                options = { jungle_replaces = replaces } }
            t:equal(#of_terrain(t, "jungle"), map[3])
            t:equal(t:ask(function(game) return game:terrain(game:pawn "robber") end), "jungle")
        end
    end
end)
