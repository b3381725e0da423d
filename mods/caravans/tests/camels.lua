-- The small island: the oasis lies in the middle, and nobody has any cards.
local function begin(t, options)
    t:game { players = 3, scenario = "caravans", options = options }
end

-- Seat 1 builds a settlement and ends the turn: a vote.
local function found(t)
    t:piece(1, "road", 2, -1, "NE")
    t:give(1, { lumber = 1, brick = 1, wool = 1, grain = 1 })
    t:roll(12)
    t:act(1, "build_settlement", { 2, -1, "NE" })
    t:act(1, "end_turn")
end

local function camel_at(t, q, r, side) return t:get("camels", { q, r, side }) end

-- Places camels at once, as votes would.
local function lay(t, seat, ...)
    for _, place in ipairs { ... } do
        t:set("founded", seat, 1)
        if t:legal(seat, "roll") > 0 then t:roll(12) end
        t:act(seat, "end_turn")
        t:act(seat, "choose_path_of_camel", place)
        seat = seat % 3 + 1
    end
end

hex.test("X-C-1 the oasis lies in the middle, without a number", function(t)
    for seed = 1, 5 do
        t:game { players = 4, seed = seed, scenario = "caravans", setup = true }
        local terrain, token = t:at(0, 0)
        t:equal({ terrain, token }, { "oasis", 0 })
        t:equal(#t:ask(function(game) return game:tiles "desert" end), 0)
    end
end)

hex.test("X-C-1 the oasis produces nothing", function(t)
    begin(t)
    t:piece(1, "city", 0, 0, "N")
    for total = 2, 12 do
        local before = t:goods(1)
        t:equal(t:ask(function(game) return game:token(game:tile(0, 0)) end) == total, false)
        t:equal(t:goods(1), before)
    end
end)

hex.test("X-C-2 X-C-7 X-C-10 three gates, and a first camel leads away from one of them", function(t)
    begin(t)
    found(t)
    t:equal(t:legal(1, "choose_path_of_camel"), 3)
    t:refused(1, "choose_path_of_camel", { 0, 0, "NE" })
    t:act(1, "choose_path_of_camel", { 0, -1, "E" })
    t:equal(camel_at(t, 0, -1, "E"), 1)
end)

hex.test("X-C-3 X-C-12 there are 22 camels, and then no vote is held", function(t)
    begin(t)
    t:equal(t:ask(function(game) return game:figures_left "camel" end), 22)
    for at = 0, 21 do
        local side = ({ "NE", "E", "SE", "SW", "W", "NW" })[at % 6 + 1]
        t:figure(1, "camel", ({ -2, 2, 0, 2 })[at // 6 + 1], ({ 2, 0, -2, -2 })[at // 6 + 1], side)
    end
    t:equal(t:ask(function(game) return game:figures_left "camel" end), 0)
    found(t)
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

hex.test("X-C-5 one camel after a turn with two buildings, none after another turn", function(t)
    begin(t)
    t:piece(1, "settlement", 0, -2, "N")
    t:piece(1, "road", 2, -1, "NE")
    t:give(1, { lumber = 1, brick = 1, wool = 1, grain = 3, ore = 3 })
    t:roll(12)
    t:act(1, "build_settlement", { 2, -1, "NE" })
    t:act(1, "build_city", { 0, -2, "N" })
    t:act(1, "end_turn")
    t:act(1, "choose_path_of_camel", { 0, -1, "E" })
    t:equal(t:legal(2, "roll"), 1)
    t:equal(t:ask(function(game) return #game:figures "camel" end), 1)
    t:roll(12)
    t:act(2, "end_turn")
    t:equal(t:legal(3, "roll"), 1)
end)

hex.test("X-C-5 nothing is placed for the set-up", function(t)
    t:game { players = 3, scenario = "caravans", setup = true }
    t:equal(t:ask(function(game) return #game:figures "camel" end), 0)
    for seat = 1, 3 do t:equal(t:get("founded", seat), 0) end
end)

hex.test("X-C-6 a road does not keep a camel off, nor a camel a road", function(t)
    begin(t)
    t:piece(2, "road", 0, -1, "E")
    lay(t, 1, { 0, -1, "E" })
    t:equal(camel_at(t, 0, -1, "E"), 1)
end)

hex.test("X-C-6 a road is built on a path with a camel", function(t)
    begin(t)
    t:piece(2, "settlement", 0, 0, "N")
    t:give(2, { lumber = 1, brick = 1 })
    t:set("founded", 1, 1)
    t:roll(12)
    t:act(1, "end_turn")
    t:act(1, "choose_camel_bid", 0)
end)
