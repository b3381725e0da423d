-- The pirate and the robber (S-57 to S-70), on the map of New Shores for three: the sea tiles (3,3)
-- and (3,4) lie between two islands.
local function begin(t, options, scenario)
    t:game { players = 3, scenario = "seafarers:" .. (scenario or "new_shores"), options = options }
end

local function pawn(t, name, q, r)
    return t:ask(function(game) return game:pawn(name) == game:tile(q, r) end)
end

local function off_board(t, name)
    return t:ask(function(game) return game:pawn(name) == nil end)
end

hex.test("S-57 S-58 the pirate starts where the map says, if it is played with", function(t)
    begin(t)
    t:equal(pawn(t, "pirate", 5, 4), true)
    t:equal(pawn(t, "robber", 2, 1), true)
    begin(t, { pirate_mode = "pirate_only" })
    t:equal(pawn(t, "pirate", 5, 4), true)
    t:equal(off_board(t, "robber"), true)
    begin(t, { pirate_mode = "none" })
    t:equal(pawn(t, "robber", 2, 1), true)
    t:roll(7)
    t:equal(t:legal(1) > 0, true)
    t:equal(t:legal(1), t:legal(1, "move_robber"))
end)

hex.test("S-59 with the pirate alone a 7 or a knight moves it", function(t)
    begin(t, { pirate_mode = "pirate_only" })
    t:card(1, "knight")
    t:act(1, "play_knight")
    t:equal(t:legal(1, "move_robber"), 0)
    t:act(1, "move_pirate", { 3, 3 })
    t:roll(7)
    t:equal(t:legal(1, "move_robber"), 0)
    t:act(1, "move_pirate", { 3, 4 })
    t:equal(pawn(t, "pirate", 3, 4), true)
end)

hex.test("S-60 with both exactly one of them moves", function(t)
    begin(t)
    t:card(1, "knight")
    t:act(1, "play_knight")
    t:equal(t:legal(1, "move_robber") > 0, true)
    t:act(1, "move_pirate", { 3, 3 })
    t:equal(pawn(t, "robber", 2, 1), true)
    t:refused(1, "move_robber", { 0, 4 })
    t:roll(7)
    t:act(1, "move_robber", { 0, 4 })
    t:equal(pawn(t, "pirate", 3, 3), true)
    t:refused(1, "move_pirate", { 3, 4 })
end)

hex.test("S-61 the pirate moves to another sea tile, never to land or the frame", function(t)
    begin(t)
    t:pawn("pirate", 3, 3)
    t:roll(7)
    t:refused(1, "move_pirate", { 3, 3 }, "must_move")
    t:refused(1, "move_pirate", { 2, 4 }, "wrong_place")
    t:refused(1, "move_pirate", { 5, 4 }, "wrong_place")
    t:act(1, "move_pirate", { 3, 4 })
end)

hex.test("S-62 its mover takes a card from one who has a ship there", function(t)
    begin(t)
    t:piece(2, "ship", 3, 3, "SE")
    t:piece(3, "ship", 3, 3, "NE")
    t:piece(1, "ship", 3, 3, "W")
    t:piece(2, "settlement", 3, 3, "SW")
    t:give(2, { ore = 1 })
    t:give(3, { wool = 1 })
    t:roll(7)
    t:act(1, "move_pirate", { 3, 3 })
    t:act(1, "choose_player", 3)
    t:equal(t:goods(1, "wool"), 1)
    t:equal(t:goods(2), 1)
end)

hex.test("S-62 a settlement there is not enough", function(t)
    begin(t)
    t:piece(2, "settlement", 3, 3, "SW")
    t:give(2, { ore = 1 })
    t:roll(7)
    t:act(1, "move_pirate", { 3, 3 })
    t:equal(t:goods(1), 0)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("S-63 no ship is built beside the pirate", function(t)
    begin(t)
    t:piece(1, "settlement", 3, 3, "S")
    t:pawn("pirate", 3, 3)
    t:roll(2)
    t:give(1, { lumber = 1, wool = 1 })
    t:refused(1, "build_ship", { 3, 3, "SE" }, "guarded")
    t:act(1, "build_ship", { 3, 4, "W" })
end)

hex.test("S-64 nor beside its start on the frame", function(t)
    begin(t, nil, "fog_island")
    t:piece(1, "settlement", -1, 4, "NE")
    t:roll(2)
    t:give(1, { lumber = 1, wool = 1 })
    t:refused(1, "build_ship", { -1, 4, "E" }, "guarded")
    t:pawn("pirate", 2, 5)
    t:act(1, "build_ship", { -1, 4, "E" })
end)

hex.test("S-65 the pirate does not hinder roads, buildings, harbours or production", function(t)
    begin(t)
    t:piece(1, "settlement", 3, 3, "SW")
    t:piece(1, "road", 3, 3, "W")
    t:pawn("pirate", 3, 3)
    t:roll(10)
    t:equal(t:goods(1, "lumber"), 1)
    t:give(1, { brick = 1 })
    t:act(1, "build_road", { 3, 3, "SW" })
    t:equal(t:ask(function(game) return game:rate(1, "ore") end), 3)
end)

hex.test("S-66 ships next to the pirate stay and count", function(t)
    begin(t)
    t:piece(1, "settlement", 3, 3, "S")
    for _, side in ipairs { "SE", "E" } do t:piece(1, "ship", 3, 3, side) end
    t:pawn("pirate", 3, 3)
    t:equal({ t:at(3, 3, "E") }, { "ship", 1 })
    t:equal(t:ask(function(game) return game:measure(1, "longest_road") end), 2)
    t:roll(2)
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:act(1, "build_settlement", { 3, 3, "NE" })
end)

hex.test("S-67 on a 7 cards are given back before a piece moves", function(t)
    begin(t)
    t:give(2, { ore = 8 })
    t:roll(7)
    t:equal(t:legal(1), 0)
    t:act(2, "discard", { ore = 4 })
    t:equal(t:legal(1, "move_pirate") > 0, true)
end)

hex.test("S-68 the robber goes to any land across the sea, never onto it", function(t)
    begin(t)
    t:roll(7)
    t:refused(1, "move_robber", { 3, 3 }, "wrong_place")
    t:refused(1, "move_robber", { 5, 4 }, "wrong_place")
    t:act(1, "move_robber", { 3, 6 })
end)

hex.test("S-69 without a start or a desert the robber enters with its first move", function(t)
    begin(t, nil, "new_world")
    t:equal(off_board(t, "robber"), true)
    t:equal(off_board(t, "pirate"), true)
    t:roll(7)
    local land = t:ask(function(game)
        for _, tile in ipairs(game:tiles()) do
            if game:is_land(tile) then return tile end
        end
    end)
    t:act(1, "move_robber", land)
    t:equal(t:ask(function(game) return game:pawn "robber" end), land)
end)

hex.test("S-70 the robber on gold blocks it", function(t)
    begin(t)
    t:piece(1, "settlement", 4, 4, "N")
    t:pawn("robber", 4, 4)
    t:roll(4)
    t:equal(t:legal(1, "choose_goods"), 0)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-FR-11 the pirate spares ships of who has few points", function(t)
    for _, more in ipairs { false, true } do
        t:game { players = 3, scenario = "seafarers:new_shores", options = { friendly_robber = 2 } }
        t:piece(2, "ship", 3, 3, "NE")
        if more then
            t:piece(2, "city", 0, 2, "N")
            t:piece(2, "city", 1, 3, "N")
        end
        t:roll(7)
        if more then
            t:act(1, "move_pirate", { 3, 3 })
        else
            t:refused(1, "move_pirate", { 3, 3 }, "spared")
        end
    end
end)

hex.test("S-61 S-62 with the option the pirate goes to the rim, and robs nobody there", function(t)
    local function rim(game)
        for q = -4, 12 do
            local tile = game:tile(q, 3)
            if tile and game:terrain(tile) == "frame" then return q end
        end
    end
    for _, allowed in ipairs { true, false } do
        t:game { players = 3, scenario = "seafarers:new_shores",
            options = { pirate_on_frame = allowed } }
        local q = t:ask(rim)
        t:piece(2, "ship", q, 3, "E")
        t:give(2, { ore = 1 })
        t:roll(7)
        if allowed then
            t:act(1, "move_pirate", { q, 3 })
            t:equal(t:goods(2, "ore"), 1)
            t:equal(t:legal(1, "end_turn"), 1)
        else
            t:refused(1, "move_pirate", { q, 3 }, "wrong_place")
        end
    end
end)
