-- The Four Islands (S-85 to S-88), and six of them for five and six players.
local function begin(t, players, options, seed, setup)
    t:game { players = players, scenario = "seafarers:four_islands", options = options,
        seed = seed, setup = setup }
end

local function corners_of(game)
    local seen, list = {}, {}
    for _, tile in ipairs(game:tiles()) do
        for _, corner in ipairs(game:corners(tile)) do
            if not seen[corner] then table.insert(list, corner) end
            seen[corner] = true
        end
    end
    return list
end

local function islands_of_setup(game, seat)
    local home, count = {}, 0
    for _, corner in ipairs(corners_of(game)) do
        local _, owner = game:at_corner(corner)
        for _, tile in ipairs(owner == seat and game:tiles_of(corner) or {}) do
            local island = game:island(tile)
            if island and not home[island] then
                home[island] = true
                count = count + 1
            end
        end
    end
    return count
end

hex.test("S-85 everybody begins on one island or on two", function(t)
    local seen = {}
    for seed = 1, 8 do
        begin(t, 4, nil, seed, true)
        t:ask(function(game)
            for seat = 1, 4 do
                local count = islands_of_setup(game, seat)
                t:equal(count == 1 or count == 2, true)
                seen[count] = true
            end
        end)
    end
    t:equal(seen[1] and seen[2], true)
end)

hex.test("S-86 every other island brings 2 points", function(t)
    begin(t, 3)
    t:piece(1, "settlement", 4, 2, "N")
    t:piece(1, "settlement", 1, 3, "N")
    t:equal(t:points(1), 6)
end)

hex.test("S-87 thirteen points win", function(t)
    begin(t, 3)
    t:piece(1, "city", 4, 2, "N")
    t:piece(1, "city", 1, 3, "N")
    t:piece(1, "settlement", 0, 6, "N")
    t:equal(t:points(1), 11)
    t:roll(12)
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 0, 6, "N" })
    t:equal(t:winner(), nil)
    t:piece(1, "settlement", 3, 5, "N")
    t:equal(t:points(1), 15)
end)

hex.test("S-88 the robber starts on the 12; no desert, no gold", function(t)
    for players = 3, 4 do
        begin(t, players)
        t:ask(function(game)
            t:equal(game:token(game:pawn "robber"), 12)
            t:equal(#game:tiles "desert" + #game:tiles "gold", 0)
        end)
    end
end)

local red = { [6] = true, [8] = true }
local poor = { [2] = true, [3] = true, [11] = true, [12] = true }

-- What S-74 asks of a shuffled map.
local function check_deal(t, game)
    t:equal(game:token(game:pawn "robber"), 12)
    for _, tile in ipairs(game:tiles()) do
        for _, other in ipairs(red[game:token(tile)] and game:neighbours(tile) or {}) do
            t:equal(red[game:token(other)], nil)
        end
    end
    for _, terrain in ipairs { "forest", "pasture" } do
        local all_poor = true
        for _, tile in ipairs(game:tiles(terrain)) do
            all_poor = all_poor and poor[game:token(tile)] or false
        end
        t:equal(all_poor, false)
    end
end

hex.test("S-74 shuffled: red numbers lie apart, no terrain has poor numbers only", function(t)
    -- With some of these seeds a terrain would have poor numbers only.
    for _, seed in ipairs { 1, 2, 3, 4, 5, 6, 109, 265, 303, 748, 783, 814 } do
        begin(t, 3, { map_deal = "shuffled" }, seed, true)
        t:ask(function(game) check_deal(t, game) end)
    end
end)

hex.test("S-176 S-177 the six islands: the robber starts on the pasture 2", function(t)
    for players = 5, 6 do
        begin(t, players, { map_deal = players == 5 and "shuffled" or "printed" }, 1, true)
        t:ask(function(game)
            local robber = game:pawn "robber"
            t:equal(game:terrain(robber), "pasture")
            t:equal(game:token(robber), 2)
            local islands, count = {}, 0
            for _, tile in ipairs(game:tiles()) do
                local island = game:island(tile)
                if island and not islands[island] then
                    islands[island] = true
                    count = count + 1
                end
            end
            t:equal(count, 6)
        end)
    end
end)
