-- The small island: the oasis lies in the middle, and nobody has any cards, so nobody bids.
local function begin(t)
    t:game { players = 3, scenario = "caravans" }
end
local function count(t) return t:ask(function(game) return #game:figures "camel" end) end

-- The seat ends its turn as if it had built a settlement.
local function end_turn(t, seat)
    t:set("founded", seat, 1)
    t:roll(12)
    t:act(seat, "end_turn")
end
-- Camels are placed turn by turn.
local function lay(t, places)
    for at, place in ipairs(places) do
        local seat = (at - 1) % 3 + 1
        end_turn(t, seat)
        t:act(seat, "choose_path_of_camel", place)
    end
    return #places % 3 + 1
end

hex.test("X-C-1 the oasis lies in the middle, without a number, and no desert is left", function(t)
    for seed = 1, 5 do
        t:game { players = 4, seed = seed, scenario = "caravans", setup = true }
        t:equal({ t:at(0, 0) }, { "oasis", 0 })
        t:equal(t:ask(function(game) return #game:tiles "desert" end), 0)
    end
end)

hex.test("X-C-2 X-C-7 X-C-10 three gates, whose first camels lead away from the oasis", function(t)
    begin(t)
    end_turn(t, 1)
    t:equal(t:legal(1, "choose_path_of_camel"), 3)
    t:refused(1, "choose_path_of_camel", { 0, 0, "NE" })
    t:act(1, "choose_path_of_camel", { 0, -1, "E" })
    t:equal(t:get("camels", { 0, -1, "E" }), 1)
end)

hex.test("X-C-3 X-C-12 there are 22 camels; when they are used up no vote is held", function(t)
    t:game { players = 4, scenario = "caravans" }
    t:equal(t:ask(function(game) return game:figures_left "camel" end), 22)
    for _, place in ipairs { { -2, 2 }, { 2, 0 }, { 0, -2 }, { 2, -2 } } do
        for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
            if t:ask(function(game) return game:figures_left "camel" end) > 0 then
                t:figure(1, "camel", place[1], place[2], side)
            end
        end
    end
    end_turn(t, 1)
    t:equal(t:legal(2, "roll"), 1)
end)

hex.test("X-C-4 the robber begins beside the board and never comes to the oasis", function(t)
    begin(t)
    t:equal(t:ask(function(game) return game:pawn "robber" end), nil)
    t:roll(7)
    t:refused(1, "move_robber", { 0, 0 })
    t:act(1, "move_robber", { 1, 0 })
    t:act(1, "end_turn")
    t:card(2, "knight")
    t:act(2, "play_knight")
    t:refused(2, "move_robber", { 0, 0 })
end)

hex.test("X-C-4 at sea, too, the robber begins beside the board", function(t)
    for _, map in ipairs { "new_shores", "four_islands", "fog_island", "through_the_desert",
        "forgotten_tribe", "cloth", "wonders" } do
        for _, deal in ipairs { "printed", "shuffled" } do
            t:game { players = 3, scenario = "seafarers:" .. map, mods = { "caravans" },
                options = { map_deal = deal }, setup = true }
            t:equal(t:ask(function(game) return game:pawn "robber" end), nil, map)
        end
    end
end)

hex.test("X-C-5 one camel after a turn with two buildings, none after another turn", function(t)
    begin(t)
    t:piece(1, "settlement", 0, -2, "N")
    t:set("founded", 1, 0)
    t:piece(1, "road", 2, -1, "NE")
    t:give(1, { lumber = 1, brick = 1, wool = 1, grain = 3, ore = 3 })
    t:roll(12)
    t:act(1, "build_settlement", { 2, -1, "NE" })
    t:act(1, "build_city", { 0, -2, "N" })
    t:act(1, "end_turn")
    t:act(1, "choose_path_of_camel", { 0, -1, "E" })
    t:equal(count(t), 1)
    for _, seat in ipairs { 2, 3, 1 } do
        t:roll(12)
        t:act(seat, "end_turn")
    end
    t:equal(t:legal(2, "roll"), 1, "nor after the next one of the same player")
end)

hex.test("X-C-5 nothing is placed for the set-up", function(t)
    t:game { players = 3, scenario = "caravans", setup = true }
    t:equal(count(t), 0)
    for seat = 1, 3 do t:equal(t:get("founded", seat), 0) end
end)

hex.test("X-C-6 a road does not keep a camel off, nor a camel a road", function(t)
    begin(t)
    t:piece(2, "road", 0, -1, "E")
    t:piece(2, "road", 0, 0, "NE")
    lay(t, { { 0, -1, "E" } })
    t:equal(t:get("camels", { 0, -1, "E" }), 1)
    t:give(2, { lumber = 1, brick = 1 })
    t:roll(12)
    t:refused(2, "build_road", { 0, -1, "E" }, "occupied")
    t:act(2, "build_road", { 0, -1, "NE" })
end)

hex.test("X-C-6 no second camel stands on a path", function(t)
    begin(t)
    lay(t, { { 0, -1, "E" } })
    end_turn(t, 2)
    t:refused(2, "choose_path_of_camel", { 0, -1, "E" })
end)

hex.test("X-C-8 X-C-9 X-C-10 each next camel goes on at the front, by two ways", function(t)
    begin(t)
    lay(t, { { 0, -1, "E" } })
    end_turn(t, 2)
    t:equal(t:legal(2, "choose_path_of_camel"), 4)
    t:act(2, "choose_path_of_camel", { 0, -1, "NE" })
    end_turn(t, 3)
    t:refused(3, "choose_path_of_camel", { 1, -1, "NW" })
    t:equal(t:legal(3, "choose_path_of_camel"), 4)
end)

hex.test("X-C-11 coastal paths are allowed, and a caravan ends where the coast ends it", function(t)
    begin(t)
    lay(t, { { 0, -1, "E" }, { 0, -1, "NE" }, { 0, -2, "E" } })
    end_turn(t, 1)
    t:act(1, "choose_path_of_camel", { 0, -2, "NE" })
    t:equal(t:get("camels", { 0, -2, "NE" }), 1)
end)

hex.test("X-C-10 X-C-11 no camel goes out to sea beside a fishing ground", function(t)
    t:game { players = 3, scenario = "caravans", mods = { "fishermen" } }
    t:equal(t:at(1, -3), "fishing_ground")
    local seat = lay(t, { { 0, -1, "E" }, { 0, -1, "NE" }, { 0, -2, "E" }, { 0, -2, "NE" } })
    end_turn(t, seat)
    t:equal(t:legal(seat, "choose_path_of_camel"), 3)
    t:refused(seat, "choose_path_of_camel", { 1, -3, "W" })
    t:act(seat, "choose_path_of_camel", { 0, -2, "NW" })
end)

hex.test("X-C-11 a caravan that returns may use an edge of the oasis", function(t)
    begin(t)
    lay(t, { { 0, -1, "E" }, { 1, -1, "NW" }, { 1, -1, "NE" }, { 1, -1, "E" }, { 1, -1, "SE" } })
    end_turn(t, 3)
    t:act(3, "choose_path_of_camel", { 1, -1, "SW" })
    t:equal(t:get("camels", { 0, 0, "NE" }), 1)
end)

local around = { { 0, -1, "E" }, { 1, -1, "NW" }, { 1, -1, "NE" }, { 1, -1, "E" }, { 1, -1, "SE" } }

hex.test("X-C-14 a front that comes to a way of camels has ended", function(t)
    begin(t)
    local seat = lay(t, { { 1, 0, "SW" }, table.unpack(around) })
    end_turn(t, seat)
    t:act(seat, "choose_path_of_camel", { 0, 0, "E" })
    end_turn(t, seat % 3 + 1)
    t:refused(seat % 3 + 1, "choose_path_of_camel", { 0, 0, "SE" })
    t:equal(t:legal(seat % 3 + 1, "choose_path_of_camel"), 3)
end)

hex.test("X-C-14 X-C-11 a caravan that comes back to its own gate goes on", function(t)
    begin(t)
    local seat = lay(t, around)
    end_turn(t, seat)
    t:act(seat, "choose_path_of_camel", { 0, 0, "NE" })
    seat = seat % 3 + 1
    end_turn(t, seat)
    t:equal(t:legal(seat, "choose_path_of_camel"), 3)
    t:act(seat, "choose_path_of_camel", { 0, 0, "NW" })
end)

hex.test("X-C-13 fronts that have both set out meet and go on as one", function(t)
    begin(t)
    local seat = lay(t, { { 1, 0, "SW" }, { 0, -1, "E" }, { 1, -1, "NW" }, { 1, -1, "NE" },
        { 1, -1, "E" }, { 1, 0, "NE" }, { 1, 0, "E" }, { 1, 0, "SE" } })
    t:equal({ t:get "front_1" > 0, t:get "front_1" == t:get "front_2" }, { true, true })
    end_turn(t, seat)
    t:equal(t:legal(seat, "choose_path_of_camel"), 2, "the other one is that of the third gate")
    t:act(seat, "choose_path_of_camel", { 0, 1, "E" })
    t:equal(t:get "front_1", t:get "front_2")
end)

hex.test("X-C-13 fronts that meet go on as one", function(t)
    begin(t)
    local seat = lay(t, around)
    end_turn(t, seat)
    t:act(seat, "choose_path_of_camel", { 0, 0, "E" })
    end_turn(t, seat % 3 + 1)
    t:act(seat % 3 + 1, "choose_path_of_camel", { 1, 0, "SW" })
    t:equal(t:get "front_1", t:get "front_2")
    t:equal(t:get "front_1" > 0, true)
end)

hex.test("X-G-19 five and six players have two oases and 33 camels", function(t)
    t:game { players = 5, scenario = "caravans", setup = true }
    t:equal(t:ask(function(game) return #game:tiles "oasis" end), 2)
    t:equal(t:ask(function(game) return game:figures_left "camel" end), 33)
end)

hex.test("whole games are played with camels", function(t)
    t:game { players = 4, seed = 3, scenario = "caravans", setup = true }
    t:finish()
    t:equal(count(t) > 0, true)
end)

-- The tile and its side, as actions name it.
local function side(t, edge)
    for q = -5, 5 do
        for r = -5, 5 do
            for which, name in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
                local is_here = t:ask(function(game)
                    local tile = game:tile(q, r)
                    return tile ~= nil and game:edge(tile, which) == edge
                end)
                if is_here then return { q, r, name } end
            end
        end
    end
end

hex.test("X-C-13 caravans at a gate of two oases set out as one", function(t)
    t:game { players = 6, seed = 22, scenario = "caravans" }
    local gates, taken, other = t:ask(function(game)
        return { game:get "start_3", game:get "start_4" }, game:get "first_path_4" - 1,
            game:get "first_path_3" - 1
    end)
    t:equal(gates[1], gates[2])
    t:equal(t:get("camel_path", side(t, other)), 1)
    end_turn(t, 1)
    t:act(1, "choose_path_of_camel", side(t, taken))
    t:equal(t:get("camel_path", side(t, other)), 0)
    t:equal(t:get "front_3", t:get "front_4")
end)
