-- Sea and coast (S-7 to S-14), ships (S-15 to S-27), on the map of New Shores for three: (3,3) and
-- (3,4) are the sea between the main island in the west and a small one in the east.
local wood_and_wool = { lumber = 1, wool = 1 }
local for_settlement = { brick = 1, lumber = 1, wool = 1, grain = 1 }

-- A settlement on the strait, and the dice are rolled.
local function begin(t, options, players)
    t:game { players = players or 3, scenario = "seafarers:new_shores", options = options }
    t:piece(1, "settlement", 3, 3, "S")
    t:roll(2)
end

hex.test("S-1 S-3 S-6 fifteen ships come to the pieces of the base game", function(t)
    t:game { players = 3 }
    for seat = 1, 3 do
        t:ask(function(game)
            t:equal(game:supply(seat, "ship"), 15)
            t:equal(game:supply(seat, "road"), 15)
            t:equal(game:supply(seat, "settlement"), 5)
            t:equal(game:supply(seat, "city"), 4)
        end)
    end
end)

hex.test("S-7 sea yields nothing, and no road crosses it", function(t)
    begin(t)
    t:equal(t:goods(1), 0)
    t:give(1, { brick = 1, lumber = 1 })
    t:refused(1, "build_road", { 3, 3, "SE" }, "wrong_place")
end)

hex.test("S-8 S-11 S-17 ships sail on the open sea and along the frame, not beyond", function(t)
    begin(t)
    t:give(1, { lumber = 3, wool = 3 })
    t:act(1, "build_ship", { 3, 3, "SE" })
    t:piece(1, "settlement", 5, 2, "NE")
    t:act(1, "build_ship", { 5, 2, "E" })                   -- between the mountains and the frame
    t:piece(1, "ship", 5, 3, "NE")
    t:refused(1, "build_ship", { 6, 2, "SE" }, "wrong_place")
    t:act(1, "build_ship", { 5, 3, "E" })                   -- between the sea and the frame
end)

hex.test("S-9 S-13 a coastal path takes a road or a ship, and only one of them", function(t)
    begin(t)
    t:give(1, { brick = 2, lumber = 3, wool = 1 })
    t:act(1, "build_ship", { 3, 3, "SW" })
    t:refused(1, "build_road", { 3, 3, "SW" }, "occupied")
    t:act(1, "build_road", { 3, 4, "W" })
    t:refused(1, "build_ship", { 3, 4, "W" }, "occupied")
end)

hex.test("S-10 an inland path takes no ship", function(t)
    t:game { players = 3 }
    t:piece(1, "settlement", 3, 4, "SW")
    t:roll(2)
    t:give(1, wood_and_wool)
    t:refused(1, "build_ship", { 2, 4, "SE" }, "wrong_place")
end)

hex.test("S-12 a sea path holds one ship", function(t)
    begin(t)
    t:give(1, wood_and_wool)
    t:piece(2, "ship", 3, 3, "SE")
    t:refused(1, "build_ship", { 3, 3, "SE" }, "occupied")
end)

hex.test("S-14 settlements keep their distance across the water", function(t)
    begin(t)
    t:piece(1, "ship", 3, 3, "SE")
    t:give(1, for_settlement)
    t:refused(1, "build_settlement", { 3, 3, "SE" }, "too_close")
end)

hex.test("S-15 a ship costs lumber and wool", function(t)
    begin(t)
    t:give(1, { lumber = 1 })
    t:refused(1, "build_ship", { 3, 3, "SE" }, "cannot_pay")
    t:give(1, { wool = 1 })
    t:act(1, "build_ship", { 3, 3, "SE" })
    t:equal(t:goods(1), 0)
end)

hex.test("S-16 ships are built in the own turn after the roll", function(t)
    t:game { players = 3 }
    t:piece(1, "settlement", 3, 3, "S")
    t:give(1, wood_and_wool)
    t:refused(1, "build_ship", { 3, 3, "SE" }, "not_now")
    t:roll(2)
    t:act(1, "build_ship", { 3, 3, "SE" })
    t:piece(2, "settlement", 3, 6, "N")
    t:give(2, wood_and_wool)
    t:refused(2, "build_ship", { 3, 6, "NE" }, "not_your_turn")
end)

hex.test("S-18 a ship begins at an own building or continues own ships", function(t)
    begin(t)
    t:give(1, { lumber = 2, wool = 2 })
    t:refused(1, "build_ship", { 3, 3, "E" }, "not_connected")
    t:act(1, "build_ship", { 3, 3, "SE" })
    t:act(1, "build_ship", { 3, 3, "E" })
end)

hex.test("S-18 S-27 nobody sails on through an opponent's building", function(t)
    begin(t)
    t:piece(1, "ship", 3, 3, "SE")
    t:piece(1, "ship", 3, 3, "E")
    t:piece(2, "settlement", 3, 3, "NE")
    t:give(1, wood_and_wool)
    t:refused(1, "build_ship", { 3, 3, "NE" }, "not_connected")
end)

hex.test("S-19 routes of ships branch", function(t)
    begin(t)
    t:piece(1, "ship", 3, 3, "SE")
    t:give(1, { lumber = 2, wool = 2 })
    t:act(1, "build_ship", { 3, 3, "E" })
    t:act(1, "build_ship", { 3, 4, "NE" })
end)

hex.test("S-20 roads and ships join at an own building only", function(t)
    t:game { players = 3 }
    t:piece(1, "settlement", 3, 3, "NW")
    t:piece(1, "road", 3, 3, "W")
    t:piece(1, "road", 3, 3, "SW")
    t:roll(2)
    t:give(1, { brick = 1, lumber = 3, wool = 2 })
    t:refused(1, "build_ship", { 3, 3, "SE" }, "not_connected")
    t:piece(1, "settlement", 3, 3, "S")
    t:act(1, "build_ship", { 3, 3, "SE" })
    t:refused(1, "build_road", { 3, 3, "E" }, "not_connected")
    t:act(1, "build_ship", { 3, 3, "E" })
    t:piece(1, "settlement", 3, 3, "NE")
    t:act(1, "build_road", { 4, 3, "NW" })
end)

hex.test("S-21 S-22 a settlement where ships end goes on with roads and ships", function(t)
    begin(t)
    t:piece(1, "ship", 3, 3, "SE")
    t:piece(1, "ship", 3, 3, "E")
    t:give(1, for_settlement)
    t:act(1, "build_settlement", { 3, 3, "NE" })
    t:give(1, { brick = 1, lumber = 2, wool = 1 })
    t:act(1, "build_road", { 4, 3, "NW" })
    t:act(1, "build_ship", { 3, 3, "NE" })
end)

hex.test("S-23 no settlement stands on a corner without land", function(t)
    begin(t)
    t:piece(1, "ship", 4, 5, "NE")
    t:give(1, for_settlement)
    t:refused(1, "build_settlement", { 4, 5, "NE" }, "wrong_place")
end)

-- Sides with a ship after the set-up, and how many routes the players have.
local function setup_ships(t, seed)
    t:game { players = 3, scenario = "seafarers:four_islands", setup = true, seed = seed }
    return t:ask(function(game)
        local ships, routes = {}, 0
        for _, tile in ipairs(game:tiles()) do
            for side = 1, 3 do
                local edge = game:edge(tile, side)
                local piece = game:at_edge(edge)
                if piece then routes = routes + 1 end
                if piece == "ship" then table.insert(ships, edge) end
            end
        end
        return { ships = ships, routes = routes, pirate = game:pawn "pirate" }
    end)
end

hex.test("S-24 S-79 in the set-up a ship may be placed instead of a road", function(t)
    local ships = 0
    for seed = 1, 8 do
        local found = setup_ships(t, seed)
        t:equal(found.routes, 6)
        ships = ships + #found.ships
    end
    t:equal(ships > 0 and ships < 48, true)
end)

hex.test("S-25 no ship of the set-up lies next to the pirate", function(t)
    for seed = 1, 24 do
        local found = setup_ships(t, seed)
        for _, ship in ipairs(found.ships) do
            for _, tile in ipairs(t:ask(function(game) return game:tiles_beside(ship) end)) do
                t:equal(tile ~= found.pirate, true, seed)
            end
        end
    end
end)

hex.test("S-26 without a ship in the supply none is built", function(t)
    begin(t, { ship_supply = 1 })
    t:give(1, { lumber = 2, wool = 2 })
    t:act(1, "build_ship", { 3, 3, "SE" })
    t:refused(1, "build_ship", { 3, 3, "E" }, "no_piece_left")
end)
