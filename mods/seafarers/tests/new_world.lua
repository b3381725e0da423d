-- New World (S-168 to S-175).
local function begin(t, players, options, seed, setup)
    t:game { players = players, scenario = "seafarers:new_world", options = options, seed = seed,
        setup = setup }
end

-- How many tiles of each terrain there are, and the numbers, sorted.
local function count(t)
    return t:ask(function(game)
        local terrains, tokens = {}, {}
        for _, tile in ipairs(game:tiles()) do
            local terrain = game:terrain(tile)
            terrains[terrain] = (terrains[terrain] or 0) + 1
            if game:token(tile) > 0 then table.insert(tokens, game:token(tile)) end
        end
        table.sort(tokens)
        return { terrains = terrains, tokens = tokens }
    end)
end

hex.test("S-168 S-169 land and sea are dealt, and numbers on the land", function(t)
    for players = 3, 4 do
        begin(t, players)
        local found = count(t)
        t:equal(found.terrains, { frame = 26, sea = 19, forest = 5, pasture = 5, fields = 5,
            hills = 4, mountains = 4 })
        t:equal(found.tokens, { 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 10, 10, 11,
            11, 12 })
    end
end)

hex.test("S-168 every game has another world", function(t)
    local worlds, different = {}, 0
    for seed = 1, 4 do
        begin(t, 3, nil, seed)
        worlds[t:at(2, 1) .. t:at(3, 3) .. t:at(1, 5) .. t:at(2, 6) .. t:at(4, 2)] = true
    end
    for _ in pairs(worlds) do different = different + 1 end
    t:equal(different > 1, true)
end)

hex.test("S-169 no red numbers lie side by side", function(t)
    local red = { [6] = true, [8] = true }
    for seed = 1, 10 do
        begin(t, seed % 4 + 3, nil, seed)
        t:ask(function(game)
            for _, tile in ipairs(game:tiles()) do
                for _, near in ipairs(red[game:token(tile)] and game:neighbours(tile) or {}) do
                    t:equal(red[game:token(near)], nil, seed)
                end
            end
        end)
    end
end)

-- Corners with a harbour, by kind: { any = 8 } are four harbours.
local function harbours(t)
    return t:ask(function(game)
        local kinds, seen = {}, {}
        for _, tile in ipairs(game:tiles()) do
            for _, corner in ipairs(game:corners(tile)) do
                local kind = not seen[corner] and game:harbour(corner)
                seen[corner] = true
                if kind then kinds[kind] = (kinds[kind] or 0) + 1 end
            end
        end
        return kinds
    end)
end

hex.test("S-170 the players lay nine or ten harbours, none beside another", function(t)
    for players = 3, 4 do
        begin(t, players, nil, 7, true)
        t:equal(harbours(t), { any = 8, lumber = 2, brick = 2, wool = 2, grain = 2, ore = 2 })
        t:equal(t:ask(function(game) return #game:loose_harbours() end), 0)
        begin(t, players, { new_world_harbors = 10 }, 7, true)
        t:equal(harbours(t).any, 10)
    end
    for players = 5, 6 do
        begin(t, players, nil, 7, true)
        t:equal(harbours(t), { any = 12, lumber = 2, brick = 2, wool = 2, grain = 2, ore = 2 })
    end
end)

hex.test("S-171 S-172 every island but those of the set-up brings a point", function(t)
    begin(t, 3, nil, 2)
    local places = t:ask(function(game)
        local list, seen = {}, {}
        for r = 1, 7 do
            for q = -1, 6 do
                local tile = game:tile(q, r)
                local island = tile and game:island(tile)
                if island and not seen[island] then table.insert(list, { q, r }) end
                if island then seen[island] = true end
            end
        end
        return list
    end)
    t:equal(#places > 1, true)
    for at = 1, 2 do t:piece(1, "settlement", places[at][1], places[at][2], "N") end
    t:equal(t:points(1), 4)
    for seed = 1, 4 do
        begin(t, 3, nil, seed, true)
        for seat = 1, 3 do t:equal(t:points(seat), 2) end
    end
end)

hex.test("S-173 twelve points win, or as many as the players agree on", function(t)
    for target, options in ipairs { false, false, false, { target_vp = 5 } } do
        begin(t, 3, options or nil)
        local tile = t:ask(function(game)
            for r = 1, 7 do
                for q = -1, 6 do
                    local land = game:tile(q, r)
                    if land and game:is_land(land) then return { q, r } end
                end
            end
        end)
        t:piece(1, "settlement", tile[1], tile[2], "N")
        t:piece(1, "settlement", tile[1], tile[2], "SE")
        t:piece(1, "settlement", tile[1], tile[2], "SW")
        t:equal(t:points(1), 4)
        t:roll(2)
        t:give(1, { ore = 3, grain = 2 })
        t:act(1, "build_city", { tile[1], tile[2], "N" })
        t:equal(t:winner(), target == 4 and 1 or nil)
    end
end)

hex.test("S-174 robber and pirate start beside the board", function(t)
    begin(t, 4, nil, 2, true)
    t:equal(t:ask(function(game)
        return game:pawn "robber" == nil and game:pawn "pirate" == nil
    end), true)
    t:roll(7)
    t:equal(t:ask(function(game) return game:acting() end), t:ask(function(game)
        return game:active()
    end))
end)

hex.test("S-175 gold that is dealt has no 6 and no 8", function(t)
    for seed = 1, 10 do
        t:game { players = 5, scenario = "seafarers:new_shores", seed = seed }
        t:ask(function(game)
            for _, tile in ipairs(game:tiles "gold") do
                t:equal(game:token(tile) ~= 6 and game:token(tile) ~= 8, true, seed)
            end
        end)
    end
end)

hex.test("S-176 five and six players have a larger world", function(t)
    for players = 5, 6 do
        begin(t, players)
        local found = count(t)
        t:equal(found.terrains, { frame = 32, sea = 28, forest = 7, pasture = 7, fields = 7,
            hills = 7, mountains = 7 })
        t:equal(#found.tokens, 35)
    end
end)
