-- The Wonders: where it begins, islands, claims and levels (S-160 to S-165).
local function begin(t, options, players)
    t:game { players = players or 3, scenario = "seafarers:wonders", options = options }
end
local function rolled(t, options)
    begin(t, options)
    t:roll(7)
    t:act(1, "move_robber", { -1, 5 })
end

hex.test("S-160 no pirate, and the robber begins in the desert", function(t)
    for players = 3, 4 do
        begin(t, {}, players)
        t:equal(t:ask(function(game) return game:pawn "robber" == game:tile(6, 3) end), true)
        t:equal((t:at(6, 3)), "desert")
        t:roll(7)
        t:equal(t:legal(1), t:legal(1, "move_robber"))
    end
end)

local function begins_well(game, corner)
    if game:get("wasteland", corner) + game:get("strait", corner) > 0 then return false end
    for _, edge in ipairs(game:edges_of(corner)) do
        for _, near in ipairs(game:ends_of(edge)) do
            if game:get("strait", near) > 0 then return false end
        end
    end
    for _, tile in ipairs(game:tiles_of(corner)) do
        if game:region(tile) == "home" then return true end
    end
    return false
end

hex.test("S-161 B-70 nobody begins at the strait, beside it, in the wasteland or on an island",
    function(t)
        for seed = 1, 24 do
            t:game { players = 4, seed = seed, scenario = "seafarers:wonders", setup = true,
                options = { setup_mode = seed > 12 and "mass" or "standard" } }
            t:ask(function(game)
                for _, tile in ipairs(game:tiles()) do
                    for _, corner in ipairs(game:corners(tile)) do
                        if game:at_corner(corner) then
                            t:equal(begins_well(game, corner), true, seed)
                        end
                    end
                end
            end)
        end
    end)

hex.test("S-161 beside the wasteland one may begin", function(t)
    local beside = 0
    for seed = 1, 12 do
        t:game { players = 4, seed = seed, scenario = "seafarers:wonders", setup = true }
        beside = beside + t:ask(function(game)
            local count = 0
            for _, corner in ipairs(game:places_with "wasteland") do
                for _, edge in ipairs(game:edges_of(corner)) do
                    for _, near in ipairs(game:ends_of(edge)) do
                        if game:at_corner(near) then count = count + 1 end
                    end
                end
            end
            return count
        end)
    end
    t:equal(beside > 0, true)
end)

hex.test("S-161 these places are open after the set-up", function(t)
    rolled(t)
    t:give(1, { brick = 3, lumber = 3, wool = 3, grain = 3 })
    for _, place in ipairs { { 0, 6, "SE", "E" }, { 5, 4, "NW", "W" }, { 6, 2, "S", "SE" } } do
        t:piece(1, "road", place[1], place[2], place[4])
        t:act(1, "build_settlement", { place[1], place[2], place[3] })
    end
end)

hex.test("S-162 the first settlement on each small island brings a point", function(t)
    rolled(t)
    t:piece(1, "settlement", 2, 1, "N")
    t:equal(t:points(1), 2)
    t:piece(1, "settlement", 3, 1, "S")
    t:equal(t:points(1), 3)
    t:piece(1, "settlement", 6, 5, "N")
    t:equal(t:points(1), 5)
    t:piece(1, "city", 5, 1, "N")
    t:equal(t:points(1), 7)
end)

hex.test("S-162 or every settlement there", function(t)
    rolled(t, { wonder_island_bonus = "per_settlement" })
    t:piece(1, "settlement", 2, 1, "N")
    t:piece(1, "settlement", 3, 1, "S")
    t:equal(t:points(1), 4)
    t:piece(1, "settlement", 5, 1, "N")
    t:equal(t:points(1), 5)
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 3, 1, "S" })
    t:equal(t:points(1), 6)
end)

local function two_cities(t)
    rolled(t)
    t:piece(1, "city", 0, 3, "N")
    t:piece(1, "city", 2, 3, "N")
end

hex.test("S-163 a ship of the supply claims a wonder", function(t)
    two_cities(t)
    t:act(1, "do_claim_theatre")
    t:equal({ t:get("theatre", 1), t:get("wonder_ship", 1) }, { 1, 1 })
    t:equal(t:ask(function(game) return game:supply(1, "ship") end), 14)
    t:piece(1, "settlement", 3, 6, "S")
    for _, tile in ipairs { { 3, 1 }, { 6, 6 } } do
        for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
            t:piece(1, "ship", tile[1], tile[2], side)
        end
    end
    t:piece(1, "ship", 3, 6, "SE")
    t:give(1, { lumber = 2, wool = 2 })
    t:act(1, "build_ship", { 3, 6, "E" })
    t:refused(1, "build_ship", { 3, 6, "NE" }, "no_piece_left")
end)

hex.test("S-163 without a ship in the supply no wonder is claimed", function(t)
    begin(t, { ship_supply = 1 })
    t:piece(1, "city", 0, 3, "N")
    t:piece(1, "city", 2, 3, "N")
    t:piece(1, "ship", 0, 3, "NE")
    t:roll(2)
    t:refused(1, "do_claim_theatre", "not_allowed")
end)

hex.test("S-163 the last ship on the board still moves when one stands at a wonder", function(t)
    begin(t, { ship_supply = 2 })
    t:piece(1, "city", 0, 3, "N")
    t:piece(1, "city", 2, 3, "N")
    t:piece(1, "ship", 0, 3, "NE")
    t:roll(2)
    t:act(1, "do_claim_theatre")
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(2)
    end
    t:refused(1, "move_ship", { 3, 0, "NE" }, { 0, 3, "NW" }, "held")
    t:act(1, "move_ship", { 0, 3, "NE" }, { 0, 3, "NW" })
    t:give(1, { lumber = 1, wool = 1 })
    t:refused(1, "build_ship")
end)

hex.test("S-163 one wonder for each player, one player for each wonder, after the roll", function(t)
    begin(t)
    for seat = 1, 2 do
        t:piece(seat, "city", 3 * seat - 3, 3, "N")
        t:piece(seat, "city", 3 * seat - 1, 3, "N")
        t:set("new_islands", seat, 2)
    end
    t:refused(1, "do_claim_theatre", "not_now")
    t:roll(2)
    t:act(1, "do_claim_theatre")
    t:refused(1, "do_claim_cathedral", "used_up")
    t:act(1, "end_turn")
    t:refused(2, "do_claim_cathedral", "not_now")
    t:roll(2)
    t:refused(2, "do_claim_theatre", "not_allowed")
    t:act(2, "do_claim_cathedral")
end)

hex.test("S-164 the requirement is asked for the claim only", function(t)
    rolled(t)
    t:piece(1, "city", 0, 3, "N")
    t:set("new_islands", 1, 4)
    t:act(1, "do_claim_cathedral")
    t:set("new_islands", 1, 0)
    t:give(1, { brick = 1, ore = 3, grain = 1 })
    t:act(1, "do_build_cathedral")
end)

hex.test("S-165 a level costs what the wonder says, and several may be built", function(t)
    two_cities(t)
    t:give(1, { brick = 1, wool = 3, lumber = 1 })
    t:refused(1, "do_build_theatre", "not_allowed")
    t:act(1, "do_claim_theatre")
    t:act(1, "do_build_theatre")
    t:refused(1, "do_build_theatre", "cannot_pay")
    t:give(1, { brick = 2, wool = 6, lumber = 2 })
    t:act(1, "do_build_theatre")
    t:equal({ t:goods(1, "brick"), t:goods(1, "wool"), t:goods(1, "lumber") }, { 1, 3, 1 })
    t:act(1, "do_build_theatre")
    t:equal(t:get("wonder_levels", 1), 3)
    t:equal(t:goods(1), 0)
end)

hex.test("S-74 the deserts and the small islands stay when the land is shuffled", function(t)
    for seed = 1, 4 do
        t:game { players = 3, seed = seed, scenario = "seafarers:wonders",
            options = { map_deal = "shuffled" } }
        for _, place in ipairs { { 6, 2 }, { 6, 3 }, { 5, 4 } } do
            t:equal((t:at(place[1], place[2])), "desert")
        end
        t:equal({ t:at(2, 1) }, { "gold", 8 })
        t:equal({ t:at(6, 5) }, { "gold", 6 })
    end
end)
