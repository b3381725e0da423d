-- The Fog Island (S-89 to S-100). On the map for three (3,3) to (3,6) lie in the fog, and the sea
-- at (2,4) to (2,6) parts them from land.
local function begin(t, players, options, seed, setup)
    t:game { players = players or 3, scenario = "seafarers:fog_island", options = options,
        seed = seed, setup = setup }
end

-- A game in which this terrain lies face down at (3,5), and that one at (3,4).
local function with(t, terrain, other, options)
    for seed = 1, 200 do
        begin(t, 3, options, seed)
        if t:at(3, 5) == terrain and (not other or t:at(3, 4) == other) then return end
    end
    t:equal(terrain, "dealt to (3,5) by a seed")
end

-- On the coast of the forest (1,5), two ships from the tile (3,5).
local function on_coast(t, terrain)
    with(t, terrain)
    t:piece(1, "settlement", 2, 5, "SW")
    t:roll(7)
    t:act(1, "move_robber", { 5, 1 })
    t:give(1, { lumber = 4, wool = 4 })
end

local function hidden(t, q, r)
    return t:ask(function(game) return game:is_face_down(game:tile(q, r)) end)
end

hex.test("S-89 nobody begins on the unexplored island", function(t)
    for players = 3, 6 do
        for seed = 1, 4 do
            begin(t, players, { setup_forbidden_terrains = "none" }, seed, true)
            t:ask(function(game)
                for _, tile in ipairs(game:tiles()) do
                    for _, corner in ipairs(game:corners(tile)) do
                        local home = game:at_corner(corner) == nil
                        for _, near in ipairs(game:tiles_of(corner)) do
                            home = home or game:region(near) == "home"
                        end
                        t:equal(home, true)
                    end
                end
            end)
        end
    end
end)

-- What lies in the fog, and its numbers, sorted.
local function turned_up(t)
    local terrains, tokens = {}, {}
    for r = 1, 7 do
        for q = -1, 9 do
            if t:ask(function(game)
                local tile = game:tile(q, r)
                return tile and game:region(tile) == "fog"
            end) then
                local terrain, token = t:at(q, r)
                terrains[terrain] = (terrains[terrain] or 0) + 1
                if token > 0 then table.insert(tokens, token) end
            end
        end
    end
    table.sort(tokens)
    return terrains, tokens
end

hex.test("S-90 twelve tiles and ten numbers are shuffled into the fog", function(t)
    local wanted = { [3] = { 3, 3, 4, 5, 6, 8, 9, 10, 11, 12 },
        [4] = { 3, 4, 5, 6, 8, 9, 10, 11, 11, 12 } }
    local orders = {}
    for _, game in ipairs { { 3, 1 }, { 3, 2 }, { 4, 1 } } do
        begin(t, game[1], nil, game[2])
        local terrains, tokens = turned_up(t)
        t:equal(terrains, { sea = 2, gold = 2, fields = 2, hills = 2, mountains = 2, pasture = 1,
            forest = 1 })
        t:equal(tokens, wanted[game[1]])
        orders[t:at(3, 3) .. t:at(3, 4) .. t:at(3, 5) .. t:at(3, 6)] = true
    end
    local different = 0
    for _ in pairs(orders) do different = different + 1 end
    t:equal(different > 1, true)
end)

hex.test("S-90 S-93 its gold may get a 6 or an 8", function(t)
    local red = false
    for seed = 1, 30 do
        begin(t, 3, nil, seed)
        for q = 3, 4 do
            local terrain, token = t:at(q, 6)
            red = red or terrain == "gold" and (token == 6 or token == 8)
        end
    end
    t:equal(red, true)
end)

hex.test("S-176 S-90 for five and six 25 tiles, and two islets of gold that are known", function(t)
    for players = 5, 6 do
        begin(t, players)
        local terrains, tokens = turned_up(t)
        t:equal(terrains, { sea = 12, gold = 3, fields = 2, hills = 2, mountains = 2, pasture = 3,
            forest = 3 })
        t:equal(tokens, { 2, 2, 3, 4, 4, 5, 5, 6, 8, 9, 9, 10, 10, 11, 12 })
        t:equal({ { t:at(-1, 7) }, { t:at(6, 7) } }, { { "gold", 4 }, { "gold", 10 } })
    end
end)

hex.test("S-91 S-93 a ship that comes to unexplored land turns it up and takes a card", function(t)
    on_coast(t, "mountains")
    t:act(1, "build_ship", { 2, 5, "SW" })
    t:equal(hidden(t, 3, 5), true)
    t:equal(t:goods(1, "ore"), 0)
    t:act(1, "build_ship", { 2, 5, "SE" })
    t:equal(hidden(t, 3, 5), false)
    t:equal(t:goods(1, "ore"), 1)
end)

hex.test("T-59 S-91 what was turned up stays as it is, and brings its card once", function(t)
    on_coast(t, "mountains")
    t:piece(1, "ship", 2, 5, "SW")
    t:act(1, "build_ship", { 2, 5, "SE" })
    local terrain, token = t:at(3, 5)
    t:act(1, "end_turn")
    t:roll(2)
    t:piece(2, "ship", 3, 5, "NW")
    t:equal({ t:at(3, 5) }, { terrain, token })
    t:equal({ t:goods(1, "ore"), hidden(t, 3, 5) }, { 1, false })
end)

hex.test("S-93 gold in the fog is a card of choice", function(t)
    on_coast(t, "gold")
    t:piece(1, "ship", 2, 5, "SW")
    t:act(1, "build_ship", { 2, 5, "SE" })
    t:act(1, "choose_goods", { grain = 1 })
    t:equal(t:goods(1, "grain"), 1)
end)

hex.test("S-91 a road turns up, too", function(t)
    with(t, "hills")
    t:piece(1, "road", 2, 5, "SE")
    t:equal(hidden(t, 3, 5), false)
    t:equal(t:goods(1, "brick"), 1)
end)

hex.test("S-92 with several tiles the player says which comes first", function(t)
    with(t, "mountains", "gold")
    t:roll(2)
    t:piece(1, "ship", 2, 5, "NE")
    t:equal(t:legal(1), 2)
    t:act(1, "choose_unexplored", { 3, 4 })
    t:equal(hidden(t, 3, 4), false)
    t:equal(hidden(t, 3, 5), true)
    t:act(1, "choose_goods", { wool = 1 })
    t:equal(hidden(t, 3, 5), false)
    t:equal(t:goods(1, "ore"), 1)
    t:equal(t:goods(1), 2)
end)

hex.test("S-92 of three, too, and then of the two that are left", function(t)
    begin(t)
    t:roll(2)
    t:piece(1, "ship", 2, 3, "NE")
    local fog = { { 2, 2 }, { 3, 2 }, { 3, 3 } }
    for at, place in ipairs(fog) do
        if at < 3 then
            t:equal(t:legal(1, "choose_unexplored"), 4 - at)
            t:act(1, "choose_unexplored", place)
        end
        t:equal(hidden(t, place[1], place[2]), false)
        if t:legal(1, "choose_goods") > 0 then t:act(1, "choose_goods", { ore = 1 }) end
    end
    t:act(1, "end_turn")
end)

hex.test("S-94 behind the fog there may be sea, which gives nothing", function(t)
    on_coast(t, "sea")
    t:piece(1, "ship", 2, 5, "SW")
    local before = t:goods(1)
    t:act(1, "build_ship", { 2, 5, "SE" })
    t:equal(hidden(t, 3, 5), false)
    t:equal(t:goods(1), before - 2)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("S-95 a ship that moves turns up in the same way", function(t)
    on_coast(t, "mountains")
    t:piece(1, "ship", 2, 5, "SW")
    t:piece(1, "ship", 2, 5, "W")
    t:act(1, "end_turn")
    for seat = 2, 3 do
        t:roll(2)
        t:act(seat, "end_turn")
    end
    t:roll(2)
    t:act(1, "move_ship", { 2, 5, "W" }, { 2, 5, "SE" })
    t:equal(hidden(t, 3, 5), false)
    t:equal(t:goods(1, "ore"), 1)
end)

hex.test("S-96 a settlement alone turns nothing up, but for an option", function(t)
    for _, explores in ipairs { false, true } do
        with(t, "mountains", nil, { fog_reveal_by_settlement = explores })
        t:piece(1, "settlement", 3, 5, "SW")
        t:equal(hidden(t, 3, 5), not explores)
    end
    with(t, "mountains", "sea", { fog_reveal_by_settlement = true })
    t:piece(1, "settlement", 3, 5, "NW")
    t:act(1, "choose_unexplored", { 3, 4 })
    t:equal({ hidden(t, 3, 4), hidden(t, 3, 5), t:goods(1) }, { false, false, 1 })
end)

hex.test("S-97 neither robber nor pirate goes where nobody has been", function(t)
    with(t, "sea", "hills")
    t:roll(7)
    t:refused(1, "move_pirate", { 3, 5 }, "wrong_place")
    t:refused(1, "move_robber", { 3, 4 }, "wrong_place")
    t:act(1, "move_pirate", { 2, 5 })
end)

hex.test("S-98 a path of an unexplored tile takes what its other side allows", function(t)
    begin(t)
    t:piece(1, "settlement", 3, 5, "SW")
    t:roll(2)
    t:give(1, { lumber = 2, wool = 1, brick = 1 })
    t:equal(hidden(t, 3, 5), true)
    t:refused(1, "build_road", { 3, 5, "W" }, "wrong_place")
    t:act(1, "build_ship", { 3, 5, "W" })
    begin(t)
    t:piece(1, "settlement", 3, 6, "NW")
    t:roll(2)
    t:give(1, { lumber = 1, wool = 1 })
    t:refused(1, "build_ship", { 3, 6, "NW" }, "wrong_place")
end)

hex.test("S-99 twelve points win, and no island brings points", function(t)
    begin(t, 4)
    t:piece(1, "city", 4, 1, "N")
    t:piece(1, "city", 6, 1, "N")
    t:piece(1, "city", 0, 4, "N")
    t:piece(1, "city", 0, 6, "N")
    t:equal(t:points(1), 8)
    t:piece(1, "settlement", 5, 4, "N")
    t:piece(1, "settlement", 5, 5, "S")
    t:piece(1, "settlement", -1, 5, "SW")
    t:equal(t:points(1), 11)
    t:roll(2)
    t:give(1, { brick = 1, lumber = 2, wool = 1, grain = 1 })
    t:piece(1, "road", -1, 7, "SW")
    t:act(1, "build_settlement", { -1, 7, "SW" })
    t:equal(t:winner(), 1)
end)

hex.test("S-100 the robber starts on the 12", function(t)
    for players = 3, 4 do
        begin(t, players)
        t:equal(t:ask(function(game) return game:token(game:pawn "robber") end), 12)
        t:equal(t:ask(function(game) return #game:tiles "desert" end), 0)
    end
end)

hex.test("S-74 the face-up islands may be shuffled; the robber finds the 12", function(t)
    for seed = 1, 6 do
        local players = seed % 4 + 3
        begin(t, players, { map_deal = "shuffled" }, seed, true)
        t:ask(function(game)
            local robber = game:pawn "robber"
            t:equal(game:region(robber), "home")
            t:equal(game:token(robber), players < 5 and 12 or 0)            -- S-177: the desert
        end)
    end
end)

hex.test("S-59 S-74 with the pirate alone no robber comes to shuffled land either", function(t)
    for mode, comes in pairs { pirate_only = false, none = true } do
        begin(t, 3, { map_deal = "shuffled", pirate_mode = mode }, 1, true)
        t:ask(function(game)
            t:equal(game:pawn "robber" ~= nil, comes, mode)
        end)
    end
end)

hex.test("S-176 S-177 for five and six the robber starts on the desert", function(t)
    for players = 5, 6 do
        begin(t, players)
        t:ask(function(game)
            local down = 0
            for _, tile in ipairs(game:tiles()) do
                if game:is_face_down(tile) then down = down + 1 end
            end
            t:equal(down, 25)
            t:equal(game:terrain(game:pawn "robber"), "desert")
        end)
    end
end)
