-- Heading for New Shores (S-80 to S-84) and its map for five and six (S-176, S-177).
local function begin(t, players, options, seed, setup)
    t:game { players = players, scenario = "seafarers:new_shores", options = options, seed = seed,
        setup = setup }
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

-- Terrain and number of the tiles with these coordinates, as one text.
local function row(t, places)
    local list = {}
    for _, place in ipairs(places) do
        local terrain, token = t:at(place[1], place[2])
        table.insert(list, terrain .. " " .. token)
    end
    return table.concat(list, ", ")
end

hex.test("S-80 S-79 everybody begins on the main island", function(t)
    for players = 3, 6 do
        begin(t, players, nil, players, true)
        t:ask(function(game)
            local begun = 0
            for _, corner in ipairs(corners_of(game)) do
                local home, piece = false, game:at_corner(corner)
                for _, tile in ipairs(game:tiles_of(corner)) do
                    home = home or game:region(tile) == "home"
                end
                if piece then begun = begun + 1 end
                t:equal(piece == nil or home, true)
            end
            t:equal(begun, 2 * players)
        end)
    end
end)

hex.test("S-81 the first settlement on each small island brings 2 points", function(t)
    begin(t, 4)
    t:piece(1, "settlement", 2, 3, "S")
    t:equal(t:points(1), 1)
    t:piece(1, "settlement", 2, 1, "N")
    t:piece(1, "settlement", 3, 7, "N")
    t:piece(1, "settlement", 5, 1, "N")
    t:equal(t:points(1), 10)
end)

hex.test("S-82 fourteen points win", function(t)
    begin(t, 4)
    t:piece(1, "city", 2, 3, "S")
    t:piece(1, "city", 0, 5, "S")
    t:piece(1, "settlement", 2, 1, "N")
    t:piece(1, "settlement", 3, 7, "N")
    t:piece(1, "settlement", 5, 1, "N")
    t:equal(t:points(1), 13)
    t:roll(2)
    t:equal(t:winner(), nil)
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 2, 1, "N" })
    t:equal(t:winner(), 1)
end)

hex.test("S-83 the robber starts on the small island's hills 12, or on the desert", function(t)
    begin(t, 3)
    t:equal(t:ask(function(game) return game:pawn "robber" == game:tile(2, 1) end), true)
    t:equal(row(t, { { 2, 1 } }), "hills 12")
    begin(t, 4)
    t:equal(t:ask(function(game) return game:pawn "robber" == game:tile(1, 5) end), true)
    t:equal(row(t, { { 1, 5 } }), "desert 0")
end)

hex.test("S-75 S-76 S-77 S-78 the map is the printed one", function(t)
    begin(t, 3)
    t:equal(row(t, { { 1, 3 }, { 2, 3 }, { 4, 3 }, { -1, 7 }, { 0, 7 }, { 2, 7 }, { 4, 4 } }),
        "fields 4, pasture 6, fields 3, fields 6, forest 5, hills 10, gold 4")
    begin(t, 4)
    t:equal(row(t, { { 2, 1 }, { 3, 1 }, { 5, 1 }, { 0, 4 }, { 5, 4 }, { -1, 7 }, { 3, 7 } }),
        "mountains 8, pasture 11, gold 4, fields 12, gold 10, fields 8, fields 6")
end)

hex.test("S-84 S-74 the main island may be dealt anew; the others keep their shapes", function(t)
    local shuffled = { map_deal = "shuffled" }
    begin(t, 4)
    local printed = t:ask(function(game)
        local land = {}
        for _, tile in ipairs(game:tiles()) do land[tile] = game:is_land(tile) end
        return land
    end)
    local orders = {}
    for seed = 1, 4 do
        begin(t, 4, shuffled, seed)
        t:ask(function(game)
            for _, tile in ipairs(game:tiles()) do t:equal(game:is_land(tile), printed[tile]) end
            t:equal(game:terrain(game:pawn "robber"), "desert")
        end)
        orders[row(t, { { 1, 3 }, { 2, 3 }, { 3, 3 }, { 0, 4 }, { 1, 4 } })] = true
        t:equal(t:ask(function(game) return #game:tiles "gold" end), 2)
    end
    local different = 0
    for _ in pairs(orders) do different = different + 1 end
    t:equal(different > 1, true)
    begin(t, 3, shuffled, 5, true)
    t:equal(t:ask(function(game)
        return game:token(game:pawn "robber") == 12 and game:region(game:pawn "robber") == nil
    end), true)
end)

hex.test("S-176 S-177 the map for five and six has the robber on the hills 12", function(t)
    for players = 5, 6 do
        begin(t, players)
        t:equal(row(t, { { 2, 1 } }), "hills 12")
        t:equal(t:ask(function(game) return game:pawn "robber" == game:tile(2, 1) end), true)
        t:equal(t:ask(function(game)
            return #game:tiles "desert" * 100 + #game:tiles "gold"
        end), 203)
    end
end)
