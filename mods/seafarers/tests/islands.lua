-- Points for new islands (S-52 to S-56), on the map of New Shores for three: the small island in
-- the east has a gold tile (4,4), fields (4,3) and more.
local function begin(t, options)
    t:game { players = 3, scenario = "seafarers:new_shores", options = options }
end

hex.test("S-52 S-53 the first settlement on another island brings points and a chit", function(t)
    begin(t)
    t:piece(1, "settlement", 3, 3, "NE")
    t:equal(t:points(1), 3)
    t:equal(t:get("new_islands", 1), 1)
    t:equal(t:get("chit", { 3, 3, "NE" }), 2)
    begin(t, { island_bonus_vp = 1 })
    t:piece(1, "settlement", 3, 3, "NE")
    t:equal(t:points(1), 2)
    t:equal(t:get("chit", { 3, 3, "NE" }), 1)
    begin(t, { island_bonus_vp = 0 })
    t:piece(1, "settlement", 3, 3, "NE")
    t:equal(t:points(1), 1)
end)

hex.test("S-54 each player earns it once for each island", function(t)
    begin(t)
    t:piece(1, "settlement", 3, 3, "NE")
    t:piece(1, "settlement", 4, 4, "S")
    t:equal(t:points(1), 4)
    t:equal(t:get("chit", { 4, 4, "S" }), 0)
    t:piece(2, "settlement", 4, 4, "NE")
    t:equal(t:points(2), 3)
    t:piece(1, "settlement", 3, 6, "S")
    t:equal(t:points(1), 7)
end)

hex.test("S-54 a city changes nothing", function(t)
    begin(t)
    t:piece(1, "settlement", 3, 3, "NE")
    t:roll(2)
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 3, 3, "NE" })
    t:equal(t:points(1), 4)
    t:equal(t:get("new_islands", 1), 1)
end)

hex.test("S-54 S-176 so does each of six", function(t)
    t:game { players = 6, scenario = "seafarers:new_shores" }
    t:piece(6, "settlement", -1, 5, "N")
    t:equal(t:points(6), 3)
    t:piece(1, "settlement", -1, 6, "NW")
    t:equal(t:points(1), 3)
    t:piece(6, "settlement", -1, 7, "S")
    t:equal({ t:points(6), t:get("new_islands", 6) }, { 4, 1 })
end)

local names = { "N", "NE", "SE", "S", "SW", "NW" }

-- Calls visit(island, corner, q, r, name) for the corners of all land.
local function each_corner(game, visit)
    for r = 0, 8 do
        for q = -2, 7 do
            local tile = game:tile(q, r)
            local island = tile and game:island(tile)
            for which, name in ipairs(island and names or {}) do
                visit(island, game:corner(tile, which), q, r, name)
            end
        end
    end
end

local function is_free(game, corner)
    for _, edge in ipairs(game:edges_of(corner)) do
        for _, near in ipairs(game:ends_of(edge)) do
            if game:at_corner(near) then return false end
        end
    end
    return true
end

-- A place for a settlement on each island: { q, r, name, whether the seat lives there already }.
local function sites(game, seat)
    local home, seen, list = {}, {}, {}
    each_corner(game, function(island, corner)
        local _, owner = game:at_corner(corner)
        if owner == seat then home[island] = true end
    end)
    each_corner(game, function(island, corner, q, r, name)
        if seen[island] or not is_free(game, corner) then return end
        seen[island] = true
        table.insert(list, { q, r, name, home[island] or false })
    end)
    return list
end

hex.test("S-55 the islands of the set-up are home and never pay", function(t)
    for seed = 1, 6 do
        t:game { players = 3, scenario = "seafarers:four_islands", setup = true, seed = seed }
        t:equal(t:get("new_islands", 1), 0)
        local list = t:ask(function(game) return sites(game, 1) end)
        t:equal(#list, 4)
        for at = 1, 3 do                                        -- three settlements are left
            local q, r, name, home = table.unpack(list[at])
            local before = t:points(1)
            t:piece(1, "settlement", q, r, name)
            t:equal(t:points(1) - before, home and 1 or 3, seed)
        end
    end
end)

hex.test("S-56 the points are public and stay", function(t)
    begin(t)
    t:piece(1, "settlement", 3, 3, "NE")
    t:equal(t:ask(function(game) return game:points(1) end), 3)
    t:equal(t:ask(function(game) return game:points(1) end), t:points(1))
end)
