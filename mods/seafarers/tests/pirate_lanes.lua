-- The Pirate Islands: how it begins, and the line of ships (S-137 to S-146, S-159).
-- The way of seat 1 from its settlement at (6,1) S to its fortress at (2,1) N.
local way = { { 5, 2, "NE" }, { 5, 2, "NW" }, { 4, 2, "NE" }, { 4, 2, "NW" }, { 3, 2, "NE" },
    { 4, 1, "W" }, { 3, 1, "NE" }, { 3, 1, "NW" }, { 2, 1, "NE" } }

-- So many ships on that way; the first `warships` of them are armed.
local function begin(t, ships, warships, options, players)
    t:game { players = players or 3, scenario = "seafarers:pirate_islands", options = options }
    t:piece(1, "settlement", 6, 1, "S")
    t:piece(1, "fortress", 2, 1, "N")
    for number = 1, ships do
        local place = way[number]
        t:piece(1, number <= (warships or 0) and "warship" or "ship", place[1], place[2], place[3])
    end
end
local function at_edge(t, q, r, side)
    return t:ask(function(game) return game:at_edge(game:edge(game:tile(q, r), side)) end)
end
local function later(t, ships, options)
    begin(t, ships, 0, options)
    t:pawn "fleet"
    t:roll(2)
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(2)
    end
    t:give(1, { lumber = 5, wool = 5, brick = 5, grain = 5 })
end

hex.test("S-137 no robber, no longest route, no largest army", function(t)
    begin(t, 9, 9)
    t:equal(t:ask(function(game) return game:pawn "robber" end), nil)
    for _ = 1, 3 do t:card(1, "knight") end
    t:act(1, "play_knight")
    t:equal(t:points(1), 1)
    t:roll(7)
    t:act(1, "end_turn")
    t:equal(t:ask(function(game) return game:pawn "robber" end), nil)
end)

hex.test("S-138 S-139 every seat has its places and settles twice more", function(t)
    local seats = {
        { { 6, 1, "S" }, { 2, 1, "N" }, { 6, 1, 4 } },
        { { 4, 4, "S" }, { -1, 6, "N" }, { 4, 4, 4 } },
        { { 3, 7, "N" }, { -1, 7, "S" }, { 3, 7, 6 } },
        { { 4, 4, "N" }, { 1, 2, "S" }, { 4, 4, 6 } },
    }
    for players = 3, 4 do
        t:game { players = players, scenario = "seafarers:pirate_islands", setup = true }
        for seat = 1, 4 do
            local home, fort, ship = seats[seat][1], seats[seat][2], seats[seat][3]
            if seat <= players then
                t:equal({ t:at(home[1], home[2], home[3]) }, { "settlement", seat })
                t:equal({ t:at(fort[1], fort[2], fort[3]) }, { "fortress", seat })
                t:equal({ at_edge(t, ship[1], ship[2], ship[3]) }, { "ship", seat })
            else
                t:equal(t:at(fort[1], fort[2], fort[3]), nil)
            end
        end
        t:ask(function(game)
            for seat = 1, players do
                t:equal(game:pieces(seat, "settlement"), 3)
                t:equal({ game:pieces(seat, "road"), game:pieces(seat, "ship") }, { 2, 1 })
                t:equal(game:hand(seat) >= 1 and game:hand(seat) <= 3, true)
            end
        end)
    end
end)

hex.test("S-140 a fortress keeps a settlement back, counts nothing and yields nothing", function(t)
    begin(t, 1)
    t:equal(t:points(1), 1)
    for _, place in ipairs { { 7, 1, "N" }, { 7, 2, "N" }, { 5, 5, "N" } } do
        t:piece(1, "settlement", place[1], place[2], place[3])
    end
    t:piece(1, "road", 4, 7, "E")
    t:roll(11)
    t:equal(t:goods(1), 0)
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:refused(1, "build_settlement", { 4, 7, "SE" }, "not_allowed")
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 7, 1, "N" })
    t:act(1, "build_settlement", { 4, 7, "SE" })
end)

hex.test("S-141 three players have no victory points in the pile, four use them as knights",
    function(t)
        begin(t, 2)
        t:equal(t:ask(function(game) return game:deck "development" end), 20)
        begin(t, 2, 0, {}, 4)
        t:equal(t:ask(function(game) return game:deck "development" end), 25)
        t:card(1, "library")
        t:equal(t:points(1), 1)
        t:act(1, "play_library")
        t:equal((at_edge(t, 5, 2, 1)), "warship")
        t:card(1, "knight")
        t:refused(1, "play_knight", "card_limit")
    end)

hex.test("S-142 a knight arms the rearmost ship and does nothing else", function(t)
    begin(t, 3, 1)
    t:card(1, "knight")
    t:piece(2, "settlement", 7, 1, "N")
    t:give(2, { ore = 1 })
    t:act(1, "play_knight")
    t:equal({ at_edge(t, 5, 2, 1) }, { "warship", 1 })
    t:equal({ at_edge(t, 5, 2, 6) }, { "warship", 1 })
    t:equal({ at_edge(t, 4, 2, 1) }, { "ship", 1 })
    t:equal(t:goods(2), 1)
    t:roll(2)
end)

hex.test("S-143 one line that neither branches nor begins anew", function(t)
    later(t, 2)
    t:piece(1, "settlement", 4, 4, "N")
    t:piece(1, "settlement", 3, 1, "NE")
    t:refused(1, "build_ship", { 6, 1, "W" }, "not_allowed")
    t:refused(1, "build_ship", { 4, 4, "NW" }, "wrong_place")
    t:refused(1, "build_ship", { 3, 1, "NE" }, "not_allowed")
    t:equal(t:legal(1, "build_ship"), 1)
    t:act(1, "build_ship", { 4, 2, "NE" })
end)

hex.test("S-143 a line ends at the fortress, and no road begins there", function(t)
    later(t, 8)
    t:equal(t:legal(1, "build_ship"), 1)
    t:act(1, "build_ship", { 2, 1, "NE" })
    t:equal(t:legal(1, "build_ship"), 0)
    t:refused(1, "build_road", { 2, 1, "NW" }, "not_connected")
    t:refused(1, "build_road", { 2, 1, "NE" }, "occupied")
end)

hex.test("S-144 every ship brings the line nearer", function(t)
    for _, rule in ipairs { "dotted_edges", "shortest_path" } do
        later(t, 1, { pirate_route_rule = rule })
        t:refused(1, "build_ship", { 6, 1, "SE" })
        t:refused(1, "build_ship", { 5, 2, "E" })
        t:equal(t:legal(1, "build_ship"), 2)
        t:act(1, "build_ship", { 6, 1, "W" })
        t:equal(t:legal(1, "build_ship"), 1)
        t:act(1, "build_ship", { 5, 1, "NE" })
    end
end)

-- How far each corner is from this one over water.
local function distances(game, from)
    local far, list, at = { [from] = 0 }, { from }, 1
    while list[at] do
        for _, edge in ipairs(game:edges_of(list[at])) do
            local wet, inside = false, false
            for _, tile in ipairs(game:tiles_beside(edge)) do
                wet = wet or not game:is_land(tile)
                inside = inside or game:terrain(tile) ~= "frame"
            end
            for _, corner in ipairs(wet and inside and game:ends_of(edge) or {}) do
                if not far[corner] then
                    far[corner] = far[list[at]] + 1
                    table.insert(list, corner)
                end
            end
        end
        at = at + 1
    end
    return far
end

hex.test("S-144 the marked ways are the shortest ones to the landing place and the fortress",
    function(t)
        t:game { players = 4, scenario = "seafarers:pirate_islands" }
        local ends = { { 2, 1, 1, 3, 1, 2 }, { -1, 6, 1, 1, 4, 4 }, { -1, 7, 4, 0, 7, 3 },
            { 1, 2, 4, 1, 4, 1 } }
        t:ask(function(game)
            for seat = 1, 4 do
                local q = ends[seat]
                local landing = game:corner(game:tile(q[4], q[5]), q[6])
                local to_fortress = distances(game, game:corner(game:tile(q[1], q[2]), q[3]))
                local to_landing = distances(game, landing)
                for _, tile in ipairs(game:tiles()) do
                    for side = 1, 6 do
                        local edge = game:edge(tile, side)
                        local left = game:get("lane_" .. seat, edge)
                        local far = left > 3 and to_landing or to_fortress
                        local goal = left > 3 and left - 3 or left
                        local both = game:ends_of(edge)
                        if left > 0 then
                            t:equal(far[both[1]] + far[both[2]], 2 * goal - 1)
                        end
                    end
                end
                t:equal(to_fortress[landing], 3)
            end
        end)
    end)

hex.test("S-145 beyond the main island only the own landing place is settled", function(t)
    later(t, 8)
    t:refused(1, "build_settlement", { 3, 1, "N" }, "not_allowed")
    t:act(1, "build_settlement", { 3, 1, "NE" })
    begin(t, 1, 0, {}, 4)
    t:roll(2)
    t:act(1, "end_turn")
    t:piece(2, "ship", 4, 1, "W")
    t:roll(2)
    t:give(2, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:refused(2, "build_settlement", { 3, 1, "NE" }, "not_allowed")
end)

hex.test("S-146 the last ship moves to the other shortest ways only", function(t)
    later(t, 2)
    t:refused(1, "move_ship", { 5, 2, "NE" }, { 6, 1, "W" }, "held")
    t:refused(1, "move_ship", { 5, 2, "NW" }, { 4, 2, "NE" })
    t:act(1, "move_ship", { 5, 2, "NW" }, { 6, 1, "W" })
    t:refused(1, "move_ship", { 6, 1, "W" }, { 5, 2, "NW" }, "used_up")
    t:equal(t:legal(1, "build_ship"), 1)
    t:act(1, "build_ship", { 5, 1, "NE" })
end)

hex.test("S-146 S-142 an armed ship at the end moves, too, and stays armed", function(t)
    begin(t, 2, 2)
    t:pawn "fleet"
    t:roll(2)
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(2)
    end
    t:refused(1, "move_warship", { 5, 2, "NE" }, { 6, 1, "W" }, "held")
    t:refused(1, "move_warship", { 5, 2, "NW" }, { 4, 2, "NE" })
    t:act(1, "move_warship", { 5, 2, "NW" }, { 6, 1, "W" })
    t:equal(at_edge(t, 6, 1, 5), "warship")
end)

hex.test("S-159 the rocks in the middle of the sea are not settled", function(t)
    later(t, 4)
    for _, place in ipairs { { 4, 2 }, { 3, 3 }, { 2, 5 }, { 2, 6 } } do
        local _, token = t:at(place[1], place[2])
        t:equal(token, 0)
    end
    t:refused(1, "build_settlement", { 4, 2, "N" }, "wrong_place")
end)

hex.test("S-74 the numbers of the main island stay when its land is shuffled", function(t)
    local orders = {}
    for seed = 1, 6 do
        t:game { players = 3, seed = seed, scenario = "seafarers:pirate_islands",
            options = { map_deal = "shuffled" } }
        local order = ""
        for _, place in ipairs { { 6, 1, 4 }, { 7, 1, 5 }, { 4, 6, 5 }, { 6, 4, 12 } } do
            local terrain, token = t:at(place[1], place[2])
            t:equal(token, place[3])
            order = order .. " " .. terrain
        end
        table.insert(orders, order)
    end
    table.sort(orders)
    t:equal(orders[1] ~= orders[6], true)
end)
