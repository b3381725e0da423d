-- What the maps of all scenarios of the core have in common (S-1 to S-6, S-71 to S-73).
local scenarios = { "new_shores", "four_islands", "through_the_desert", "new_world" }

-- Tiles by terrain, numbers by number, and harbours by kind.
local function count(game)
    local found, seen = { terrain = {}, token = {}, harbour = {} }, {}
    local function add(list, key)
        if key then list[key] = (list[key] or 0) + 1 end
    end
    for _, tile in ipairs(game:tiles()) do
        add(found.terrain, game:terrain(tile))
        add(found.token, game:token(tile))
        for _, corner in ipairs(game:corners(tile)) do
            if not seen[corner] then add(found.harbour, game:harbour(corner)) end
            seen[corner] = true
        end
    end
    return found
end

local box = {
    terrain = { forest = 5, pasture = 5, fields = 5, hills = 5, mountains = 5, gold = 2, desert = 3,
        sea = 60, frame = 60 },
    token = { [0] = 200, [2] = 2, [3] = 3, [4] = 3, [5] = 3, [6] = 3, [8] = 3, [9] = 3, [10] = 3,
        [11] = 3, [12] = 2 },
    harbour = { any = 10, lumber = 2, brick = 2, wool = 2, grain = 2, ore = 2 },      -- corners
}

hex.test("S-1 S-2 S-4 S-5 no map for three or four needs more than the box holds", function(t)
    for _, scenario in ipairs(scenarios) do
        for players = 3, 4 do
            t:game { players = players, scenario = "seafarers:" .. scenario, setup = true }
            local found = t:ask(count)
            for what, most in pairs(box) do
                for key, number in pairs(found[what]) do
                    t:equal(number <= most[key], true, scenario .. " " .. key)
                end
            end
        end
    end
end)

local function harbour(t, q, r, which)
    return t:ask(function(game) return game:harbour(game:corner(game:tile(q, r), which)) end)
end

hex.test("S-71 printed harbours keep their kind, blank ones are shuffled", function(t)
    local kinds, different = {}, 0
    for seed = 1, 6 do
        t:game { players = 3, scenario = "seafarers:new_shores", seed = seed }
        t:equal(harbour(t, 1, 3, 6), "grain")
        t:game { players = 4, scenario = "seafarers:new_shores", seed = seed }
        kinds[harbour(t, 0, 4, 6)] = true
        t:equal(t:ask(count).harbour, { any = 8, lumber = 2, brick = 2, wool = 2, grain = 2,
            ore = 2 })
    end
    for _ in pairs(kinds) do different = different + 1 end
    t:equal(different > 1, true)
end)

hex.test("S-72 harbours serve on any island", function(t)
    t:game { players = 3, scenario = "seafarers:four_islands" }
    t:piece(1, "settlement", 5, 2, "N")
    t:piece(1, "settlement", 0, 6, "S")
    t:roll(12)
    t:give(1, { ore = 3, wool = 2 })
    t:act(1, "trade_bank", "ore", "brick")
    t:act(1, "trade_bank", "wool", "lumber")
    t:equal(t:ask(function(game) return { game:goods(1, "brick"), game:goods(1, "lumber") } end),
        { 1, 1 })
end)

hex.test("S-73 the numbers of printed maps are fixed", function(t)
    local function numbers(seed)
        t:game { players = 4, scenario = "seafarers:four_islands", seed = seed }
        return t:ask(function(game)
            local list = {}
            for _, tile in ipairs(game:tiles()) do table.insert(list, game:token(tile)) end
            return list
        end)
    end
    t:equal(numbers(1), numbers(2))
end)
