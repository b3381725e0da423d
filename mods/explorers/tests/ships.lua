-- Ships: where they are built, how they move, what they discover. (1,-1) is sea; region N begins at
-- (2,-1), (3,-2) and (4,-3).
-- Everybody begins at the line of his seat, where the rules of the tests want them.
local function laid_out(options)
    options = options or {}
    options.ep_drawn_lines = false
    return options
end
local function begin(t, options)
    t:game { players = 3, scenario = "explorers:land_ho", options = laid_out(options), seed = 2 }
end
local function sailing(t, options)
    begin(t, options)
    t:roll(2)
    t:act(1, "end_turn")
end
local function edge(t, q, r, which)
    return t:ask(function(game) return game:edge(game:tile(q, r), which) end)
end
local function place(t, ship) return t:ask(function(game) return game:place_of(ship) end) end
local function hidden(t, q, r)
    return t:ask(function(game) return game:is_face_down(game:tile(q, r)) end)
end
-- On the western side of the sea (0,0).
local function at_home(t, options)
    sailing(t, options)
    return t:figure(1, "ship", 0, 0, "W")
end

hex.test("P-54 P-55 P-56 a harbour settlement replaces one on the coast", function(t)
    begin(t)
    t:piece(1, "settlement", -1, 0, "S")
    t:piece(1, "settlement", -2, 1, "NW")
    t:piece(1, "settlement", -3, 0, "NW")
    t:give(1, { grain = 4, ore = 4 })
    t:roll(2)
    t:refused(1, "build_harbour_settlement", { -2, 1, "NW" }, "not_allowed")
    t:act(1, "build_harbour_settlement", { -1, 0, "S" })
    t:equal(t:points(1), 4)
    t:act(1, "build_harbour_settlement", { -3, 0, "NW" })
    t:equal(t:ask(function(game) return game:supply(1, "settlement") end), 4)
end)

hex.test("P-311 without the frame the rim alone is no coast", function(t)
    begin(t, { ep_frame_is_coast = false })
    t:piece(1, "settlement", -3, 0, "NW")
    t:give(1, { grain = 4, ore = 4 })
    t:roll(2)
    t:refused(1, "build_harbour_settlement", { -3, 0, "NW" }, "not_allowed")
end)

hex.test("P-59 P-60 P-4 a ship is built beside a harbour settlement", function(t)
    begin(t)
    t:piece(1, "harbour_settlement", -1, 0, "N")
    t:piece(1, "settlement", -1, 0, "S")
    t:give(1, { lumber = 4, wool = 4 })
    t:roll(2)
    t:equal(t:legal(1, "build_ship"), 2)
    t:refused(1, "build_ship", { -1, 0, "SE" }, "wrong_place")
    t:act(1, "build_ship", { -1, 0, "NE" })
    t:act(1, "build_ship", { -1, 0, "NE" })
    t:refused(1, "build_ship", { -1, 0, "NE" }, "no_room")
end)

hex.test("P-312 a new ship may need a route of its own", function(t)
    begin(t, { ep_new_ship_needs_empty_route = true })
    t:piece(1, "harbour_settlement", -1, 0, "N")
    t:figure(2, "ship", -1, 0, "NE")
    t:give(1, { lumber = 4, wool = 4 })
    t:roll(2)
    t:refused(1, "build_ship", { -1, 0, "NE" })
    t:equal(t:legal(1, "build_ship"), 1)
end)

hex.test("P-61 no new ship beside what lies face down", function(t)
    begin(t)
    t:piece(1, "harbour_settlement", 2, -1, "NW")
    t:give(1, { lumber = 4, wool = 4 })
    t:roll(2)
    t:refused(1, "build_ship", { 2, -1, "W" }, "wrong_place")
end)

hex.test("P-63 a new ship that points at the unknown discovers it and stays", function(t)
    begin(t)
    t:piece(1, "harbour_settlement", 1, -1, "N")
    t:give(1, { lumber = 4, wool = 4 })
    t:roll(2)
    t:act(1, "build_ship", { 1, -1, "NE" })
    t:equal(hidden(t, 2, -1), false)
    t:act(1, "end_turn")
    t:equal(t:legal(1, "travel_ship"), 0)
end)

hex.test("P-65 P-88 P-89 P-93 four sea routes, in the movement phase", function(t)
    begin(t)
    t:piece(1, "harbour_settlement", -1, 0, "S")
    t:give(1, { lumber = 1, wool = 1 })
    t:roll(2)
    t:act(1, "build_ship", { -1, 0, "SE" })
    t:refused(1, "travel_ship")
    t:act(1, "end_turn")
    local ship = t:ask(function(game) return game:figures("ship", 1)[1] end)
    t:act(1, "travel_ship", ship, { 0, 0, "SE" })
    t:equal(t:get("ship_points", ship), 2)
    t:act(1, "travel_ship", ship, { -1, 0, "SE" })
    t:equal(t:legal(1, "travel_ship"), 0)
end)

hex.test("P-86 along the rim of the map, on land's side, too", function(t)
    sailing(t)
    local ship = t:figure(1, "ship", 1, -3, "NE")
    t:act(1, "travel_ship", ship, { 0, -3, "NE" })
    t:equal(place(t, ship), edge(t, 0, -3, 1))
end)

hex.test("P-90 P-91 P-92 two ships share a route, a third passes", function(t)
    local ship = at_home(t)
    t:figure(2, "ship", 0, 0, "SW")
    t:figure(3, "ship", 0, 0, "SW")
    t:piece(2, "settlement", -1, 0, "S")
    t:refused(1, "travel_ship", ship, { 0, 0, "SW" }, "no_room")
    t:act(1, "travel_ship", ship, { 0, 0, "SE" })
end)

hex.test("P-95 P-24 a wool, two more routes, once in a turn", function(t)
    local ship = at_home(t)
    t:give(1, { wool = 3 })
    t:act(1, "do_hasten", ship)
    t:equal(t:get("ship_points", ship), 6)
    t:refused(1, "do_hasten", ship)
end)

hex.test("P-94 P-96 whoever moves another ship has finished with the first", function(t)
    local ship = at_home(t)
    local other = t:figure(1, "ship", 0, -1, "SW")
    t:give(1, { wool = 3 })
    t:act(1, "travel_ship", ship, { 0, 0, "NW" })
    t:equal(t:get("ship_points", ship), 3)
    t:act(1, "travel_ship", other, { 0, -1, "W" })
    t:equal({ t:get("ship_points", ship), t:get("sailed", ship) }, { 0, 2 })
    t:refused(1, "travel_ship", ship, { 0, 0, "W" })
    t:refused(1, "do_hasten", ship)
end)

-- A game in which this terrain lies at (2,-1).
local function finding(t, terrain)
    for seed = 1, 200 do
        t:game { players = 3, scenario = "explorers:land_ho", seed = seed,
            options = laid_out() }
        if t:at(2, -1) == terrain then break end
    end
    t:roll(7)
    t:act(1, "end_turn")
    return t:figure(1, "ship", 0, -1, "SE")
end

hex.test("P-98 to P-102 P-105 P-97 who comes to a forest takes a card and stops", function(t)
    local ship = finding(t, "forest")
    t:equal(hidden(t, 2, -1), true)
    t:act(1, "travel_ship", ship, { 1, -1, "E" })
    t:equal({ hidden(t, 2, -1), t:goods(1, "lumber") }, { false, 1 })
    t:equal(select(2, t:at(2, -1)) > 0, true)
    t:equal({ t:get("ship_points", ship), t:get("sailed", ship) }, { 0, 2 })
    t:give(1, { wool = 1 })
    t:refused(1, "do_hasten", ship)
end)

hex.test("P-102 an empty bank gives nothing", function(t)
    local ship = finding(t, "forest")
    t:give(2, { lumber = 19 })
    t:act(1, "travel_ship", ship, { 1, -1, "E" })
    t:equal(t:goods(1, "lumber"), 0)
end)

hex.test("P-103 P-107 the sea brings two gold and no number", function(t)
    local ship = finding(t, "sea")
    local before = t:goods(1, "gold")
    t:act(1, "travel_ship", ship, { 1, -1, "E" })
    t:equal({ t:goods(1, "gold") - before, select(2, t:at(2, -1)) }, { 2, 0 })
end)

hex.test("P-99 P-104 two at once bring two rewards", function(t)
    sailing(t)
    local before = t:goods(1) + t:goods(1, "gold")
    local ship = t:figure(1, "ship", 0, 2, "NE")
    t:equal({ hidden(t, 1, 1), hidden(t, 1, 2) }, { false, false })
    t:equal(t:goods(1) + t:goods(1, "gold") - before >= 2, true)
    t:equal(t:get("ship_points", ship), 0)
end)
