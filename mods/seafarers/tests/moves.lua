-- Moving ships (S-28 to S-41), and the longest trade route (S-42 to S-46). The map is that of New
-- Shores for three: a settlement in the south of the sea tile (3,3), ships around that tile.
local function begin(t, ships, options)
    t:game { players = 3, scenario = "seafarers:new_shores", options = options }
    t:piece(1, "settlement", 3, 3, "S")
    for _, side in ipairs(ships) do t:piece(1, "ship", 3, 3, side) end
end

-- The same after a turn of everybody, so that the ships are not new.
local function later(t, ships, options)
    begin(t, ships, options)
    t:roll(2)
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(2)
    end
end

local function holder(t) return t:ask(function(game) return game:holder "longest_road" end) end
local function length(t, seat)
    return t:ask(function(game) return game:measure(seat, "longest_road") end)
end

hex.test("S-28 S-29 ships between two own buildings never move", function(t)
    later(t, { "SE", "E" })
    t:piece(1, "settlement", 3, 3, "NE")
    t:refused(1, "move_ship", { 3, 3, "SE" }, { 3, 4, "W" }, "held")
    t:refused(1, "move_ship", { 3, 3, "E" }, { 3, 4, "W" }, "held")
end)

hex.test("S-30 a closed route stays closed with an opponent in its middle", function(t)
    later(t, { "SE", "E", "NE", "NW" })
    t:piece(1, "settlement", 3, 3, "NW")
    t:piece(2, "settlement", 3, 3, "NE")
    t:refused(1, "move_ship", { 3, 3, "E" }, { 3, 4, "W" }, "held")
    t:equal(t:legal(1, "move_ship"), 0)
end)

hex.test("S-31 only the end of an open route moves", function(t)
    later(t, { "SE", "E" })
    t:refused(1, "move_ship", { 3, 3, "SE" }, { 3, 4, "W" }, "held")
    t:act(1, "move_ship", { 3, 3, "E" }, { 3, 4, "NE" })
    t:equal(t:at(3, 3, "E"), nil)
    t:equal({ t:at(3, 4, "NE") }, { "ship", 1 })
end)

hex.test("S-29 S-31 what branches off a closed route moves, and what ends at a foreign building",
    function(t)
        later(t, { "SE", "E" })
        t:piece(2, "settlement", 3, 3, "NE")
        t:act(1, "move_ship", { 3, 3, "E" }, { 3, 4, "NE" })
        begin(t, { "SE", "E" })
        t:piece(1, "settlement", 3, 3, "NE")
        t:piece(1, "ship", 3, 4, "NE")
        t:roll(2)
        for seat = 1, 3 do
            t:act(seat, "end_turn")
            t:roll(2)
        end
        t:refused(1, "move_ship", { 3, 3, "E" }, { 3, 3, "SW" }, "held")
        t:act(1, "move_ship", { 3, 4, "NE" }, { 3, 3, "SW" })
    end)

-- Six ships around the tile, with buildings at these corners, and perhaps a stem to the south.
local ring = { "NE", "E", "SE", "SW", "W", "NW" }
local function ring_with(t, buildings, stem)
    t:game { players = 3, scenario = "seafarers:new_shores" }
    for _, side in ipairs(ring) do t:piece(1, "ship", 3, 3, side) end
    for _, at in ipairs(buildings) do t:piece(1, "settlement", at[1], at[2], at[3]) end
    if stem then t:piece(1, "ship", 3, 4, "W") end
    t:roll(2)
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(2)
    end
end

hex.test("S-32 S-31 of a ring at one building the two ships beside it move", function(t)
    ring_with(t, { { 3, 3, "S" } })
    for _, side in ipairs { "NE", "E", "W", "NW" } do
        t:refused(1, "move_ship", { 3, 3, side }, { 3, 4, "W" }, "held")
    end
    t:act(1, "move_ship", { 3, 3, "SW" }, { 3, 4, "W" })
    t:equal(t:ask(function(game) return game:measure(1, "longest_road") end), 6)
    ring_with(t, { { 3, 3, "S" } })
    t:act(1, "move_ship", { 3, 3, "SE" }, { 3, 4, "W" })
end)

hex.test("S-32 of a ring without a building every ship moves, but its stem stays", function(t)
    for _, side in ipairs(ring) do
        ring_with(t, { { 3, 4, "SW" } }, true)
        t:refused(1, "move_ship", { 3, 4, "W" }, { 2, 3, "E" }, "held")
        t:refused(1, "move_ship", { 3, 3, side }, { 3, 3, side }, "must_move")
        t:equal(t:legal(1, "move_ship") > 0, true)
        t:act(1, "move_ship", { 3, 3, side }, { 2, 5, "NE" })
    end
end)

hex.test("S-32 S-29 a ring that two buildings hold stays as it is", function(t)
    ring_with(t, { { 3, 3, "S" }, { 3, 3, "N" } })
    t:equal(t:legal(1, "move_ship"), 0)
    ring_with(t, { { 3, 3, "N" }, { 3, 4, "SW" } }, true)
    t:equal(t:legal(1, "move_ship"), 0)
end)

hex.test("S-33 one ship moves in a turn", function(t)
    later(t, { "SE", "SW" })
    t:act(1, "move_ship", { 3, 3, "SW" }, { 3, 3, "E" })
    t:refused(1, "move_ship", { 3, 3, "E" }, { 3, 3, "SW" }, "used_up")
end)

hex.test("S-34 a ship that was built in this turn does not move", function(t)
    begin(t, {})
    t:card(1, "road_building")
    t:roll(2)
    t:give(1, { lumber = 1, wool = 1 })
    t:act(1, "build_ship", { 3, 3, "SE" })
    t:refused(1, "move_ship", { 3, 3, "SE" }, { 3, 3, "SW" }, "just_placed")
    t:act(1, "play_road_building")
    t:act(1, "place_ship", { 3, 3, "SW" })
    t:act(1, "place_ship", { 3, 4, "W" })
    t:refused(1, "move_ship", { 3, 4, "W" }, { 3, 3, "E" }, "just_placed")
end)

hex.test("S-35 ships move in the own turn, after the roll, free of charge", function(t)
    begin(t, { "SE" })
    t:roll(2)
    t:act(1, "end_turn")
    t:refused(1, "move_ship", { 3, 3, "SE" }, { 3, 3, "SW" }, "not_your_turn")
    t:roll(2)
    t:act(2, "end_turn")
    t:roll(2)
    t:act(3, "end_turn")
    t:refused(1, "move_ship", { 3, 3, "SE" }, { 3, 3, "SW" }, "not_now")
    t:roll(2)
    t:act(1, "move_ship", { 3, 3, "SE" }, { 3, 3, "SW" })
    t:equal(t:goods(1), 0)
end)

hex.test("S-36 S-37 it goes wherever it could be built, were it not on the board", function(t)
    later(t, { "SE", "E" })
    t:refused(1, "move_ship", { 3, 3, "E" }, { 3, 3, "NE" }, "not_connected")
    t:refused(1, "move_ship", { 3, 3, "E" }, { 3, 3, "E" }, "must_move")
    t:refused(1, "move_ship", { 3, 3, "E" }, { 2, 4, "SE" }, "not_connected")
    t:piece(1, "settlement", 3, 6, "N")
    t:act(1, "move_ship", { 3, 3, "E" }, { 3, 6, "NE" })
end)

hex.test("S-38 with several ends the player chooses one", function(t)
    later(t, { "SE", "SW" })
    t:refused(1, "move_ship", { 3, 3, "SE" }, { 2, 4, "SE" })
    t:act(1, "move_ship", { 3, 3, "SE" }, { 3, 3, "W" })
    later(t, { "SE", "SW" })
    t:act(1, "move_ship", { 3, 3, "SW" }, { 3, 3, "E" })
end)

hex.test("S-39 no ship moves from or to the sides of the pirate's tile", function(t)
    later(t, { "SE" })
    t:pawn("pirate", 3, 4)
    t:refused(1, "move_ship", { 3, 3, "SE" }, { 3, 3, "SW" }, "guarded")
    later(t, { "SW" })
    t:pawn("pirate", 3, 4)
    t:refused(1, "move_ship", { 3, 3, "SW" }, { 3, 3, "SE" }, "guarded")
end)

hex.test("S-40 who moves a ship may lose the longest trade route", function(t)
    later(t, { "SE", "E", "NE", "NW", "W" })
    t:equal(holder(t), 1)
    t:act(1, "move_ship", { 3, 3, "W" }, { 3, 4, "NE" })
    t:equal(holder(t), nil)
end)

-- After the second turn, when seat 3 may build between the turns.
local function between_turns(t, allowed)
    t:game { players = 5, options = { special_build_ship_moves = allowed } }
    t:piece(3, "settlement", 2, 3, "NW")
    t:piece(3, "ship", 2, 3, "NW")
    t:roll(2)
    for seat = 1, 5 do t:act(seat, "end_turn") end
    t:roll(2)
    t:act(2, "end_turn")
end

hex.test("S-41 ships move in a special building phase with an option only", function(t)
    between_turns(t, false)
    t:equal(t:legal(3, "move_ship"), 0)
    t:equal(t:legal(3, "end_turn"), 1)
    between_turns(t, true)
    t:equal(t:legal(3, "move_ship") > 0, true)
end)

hex.test("S-41 S-35 the partner of a turn moves no ship, whatever the option says", function(t)
    t:game { players = 5,
        options = { special_build_ship_moves = true, five_six_mode = "paired_players" } }
    t:piece(4, "settlement", 2, 3, "NW")
    t:piece(4, "ship", 2, 3, "NW")
    t:roll(2)
    t:act(1, "end_turn")
    t:equal({ t:legal(4, "move_ship"), t:legal(4, "end_turn") }, { 0, 1 })
end)

hex.test("S-42 roads and ships make one longest trade route", function(t)
    begin(t, { "SE", "E", "NE" })
    t:piece(1, "road", 3, 4, "W")
    t:equal(length(t, 1), 4)
    t:piece(1, "road", 2, 4, "SE")
    t:equal(length(t, 1), 5)
    t:equal(holder(t), 1)
    t:equal(t:points(1), 3)
end)

hex.test("S-43 a road and a ship are joined by an own building", function(t)
    t:game { players = 3 }
    t:piece(1, "ship", 3, 3, "SE")
    t:piece(1, "road", 3, 4, "W")
    t:equal(length(t, 1), 1)
    t:piece(1, "settlement", 3, 3, "S")
    t:equal(length(t, 1), 2)
end)

hex.test("S-44 ships of open routes count, unless an option says otherwise", function(t)
    begin(t, { "SE", "E" })
    t:equal(length(t, 1), 2)
    begin(t, { "SE", "E" }, { trade_route_counts_open_ships = false })
    t:equal(length(t, 1), 0)
    t:piece(1, "settlement", 3, 3, "NE")
    t:equal(length(t, 1), 2)
end)

hex.test("S-45 it takes five, a tie changes nothing, and a building interrupts", function(t)
    begin(t, { "SE", "E", "NE", "NW" })
    t:equal(holder(t), nil)
    t:piece(1, "ship", 3, 3, "W")
    t:equal(holder(t), 1)
    t:piece(2, "settlement", 2, 7, "NW")
    for _, side in ipairs { "NW", "NE", "E", "SE", "SW" } do t:piece(2, "ship", 2, 7, side) end
    t:equal(length(t, 2), 5)
    t:equal(holder(t), 1)
    t:piece(3, "settlement", 3, 3, "NE")
    t:equal(length(t, 1), 3)
    t:equal(holder(t), 2)
end)

hex.test("S-46 road building brings two roads, two ships, or one of each", function(t)
    begin(t, {})
    t:card(1, "road_building", 2)
    t:roll(2)
    t:act(1, "play_road_building")
    t:act(1, "place_ship", { 3, 3, "SE" })
    t:act(1, "place_road", { 3, 4, "W" })
    t:equal({ t:at(3, 3, "SE") }, { "ship", 1 })
    t:equal(t:at(3, 4, "W"), "road")
    begin(t, {})
    t:card(1, "road_building")
    t:roll(2)
    t:act(1, "play_road_building")
    t:act(1, "place_ship", { 3, 3, "SE" })
    t:act(1, "place_ship", { 3, 3, "E" })
    t:equal(t:ask(function(game) return game:pieces(1, "ship") end), 2)
end)

hex.test("S-46 B-177 of two free ways either may be declined", function(t)
    for declined = 1, 2 do
        begin(t, {})
        t:card(1, "road_building")
        t:roll(2)
        t:act(1, "play_road_building")
        for number = 1, 2 do
            if number == declined then
                t:act(1, "decline")
            else
                t:act(1, "place_ship", { 3, 3, "SE" })
            end
        end
        t:equal(t:ask(function(game) return game:pieces(1, "ship") end), 1)
        t:act(1, "end_turn")
    end
end)

hex.test("S-179 S-41 S-33 both of a paired turn move a ship; between turns nobody does", function(t)
    local function at(game, r)
        for q = -8, 14 do
            local tile, east = game:tile(q, r), game:tile(q + 1, r)
            if tile and east and game:is_land(tile) and game:terrain(east) == "sea" then
                return q
            end
        end
    end
    for _, mode in ipairs { "paired_players", "special_build" } do
        t:game { players = 6, scenario = "seafarers:new_shores",
            options = { five_six_mode = mode } }
        local q = t:ask(function(game) return at(game, 5) end)
        t:piece(2, "settlement", q, 5, "NE")
        t:piece(2, "ship", q, 5, "NE")
        t:piece(5, "settlement", q, 5, "S")
        t:piece(5, "ship", q, 5, "SE")
        t:roll(2)
        t:act(1, "end_turn")
        for _ = 1, mode == "special_build" and 5 or 1 do
            t:act(t:ask(function(game) return game:acting() end), "end_turn")
        end
        t:roll(2)
        t:act(2, "move_ship", { q, 5, "NE" }, { q, 5, "E" })
        t:act(2, "end_turn")
        if mode == "special_build" then
            for _ = 3, 4 do t:act(t:ask(function(game) return game:acting() end), "end_turn") end
            t:refused(5, "move_ship", { q, 5, "SE" }, { q, 6, "NE" }, "not_now")
        else
            t:equal(t:legal(5, "move_ship") > 0, true)
            t:equal(t:legal(2), 0)
        end
    end
end)
