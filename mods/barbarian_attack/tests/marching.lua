local function begin(t)
    t:game { players = 3, scenario = "barbarian_attack" }
end
local function barbarians(t, q, r, number)
    for _ = 1, number do t:figure(1, "barbarian", q, r) end
end
local function left(t, kind, player)
    return t:ask(function(game) return game:figures_left(kind, player) end)
end
local function end_turn(t)
    t:roll(7)
    t:act(1, "end_turn")
    if t:ask(function(game) return game:phase() end) == "march" then t:act(1, "end_turn") end
end

hex.test("X-B-47 knights, roads and buildings on the way do not matter", function(t)
    begin(t)
    local knight = t:figure(1, "knight", 0, 0, "NE")
    t:figure(2, "knight", 0, 0, "E")
    t:piece(2, "road", 0, 0, "E")
    t:next { 1, 2, 1, 3, 3, 3 }
    t:piece(2, "settlement", 0, 0, "NE")
    t:roll(7)
    t:act(1, "end_turn")
    t:refused(1, "travel_knight", knight, { 0, 0, "E" }, "no_room")
    t:act(1, "travel_knight", knight, { 0, 0, "SE" })
    t:equal(t:get("march", knight), 1)
end)

hex.test("X-B-50 a knight of the castle that cannot go anywhere stays", function(t)
    begin(t)
    local knight = t:figure(1, "knight", -2, 2, "NE")
    t:roll(7)
    t:act(1, "end_turn")
    t:refused(1, "end_turn")
    t:set("march", knight, 0)
    t:act(1, "end_turn")
end)

hex.test("X-B-51 X-B-64 X-B-55 battles come after the march, with knights of others", function(t)
    begin(t)
    barbarians(t, 2, 0, 2)
    for _, side in ipairs { "NE", "E", "SE" } do t:figure(2, "knight", 2, 0, side) end
    t:next { 6 }
    t:roll(7)
    t:equal(t:get("prisoners", 2), 0)
    t:act(1, "end_turn")
    t:equal({ t:get("prisoners", 1), t:get("prisoners", 2) }, { 0, 2 })
    t:equal(t:points(2), 1, "X-B-67")
    t:equal(t:goods(2, "gold"), 3, "X-B-62")
end)

-- The 4 lies clockwise next to the castle, then the 12: their common path is the NW side of the 4.
hex.test("X-B-52 X-B-63 the 4 first: who is lost there does not fight at the next tile", function(t)
    for lost = 1, 3 do
        begin(t)
        barbarians(t, -2, 1, 1)
        t:figure(1, "knight", -2, 1, "NW")
        t:figure(1, "knight", -2, 1, "E")
        t:figure(1, "knight", -2, 0, "E")
        t:next { lost, 3 }                          -- 1 NE and SW, 2 E and W, 3 SE and NW
        end_turn(t)
        -- On the 12 stands the one of the start.
        t:equal(t:get("prisoners", 1), lost == 3 and 1 or 2)
        t:equal({ t:get("barbarians_here", { -2, 1 }), t:get("barbarians_here", { -2, 0 }) },
            { 0, lost == 3 and 1 or 0 })
    end
end)

hex.test("X-B-54 only who has knights there takes prisoners; X-B-68 for good", function(t)
    begin(t)
    barbarians(t, 2, 0, 2)
    local before = left(t, "barbarian")
    for _, side in ipairs { "NE", "E", "SE" } do t:figure(2, "knight", 2, 0, side) end
    t:figure(3, "knight", 0, 0, "E")
    t:next { 6 }
    end_turn(t)
    t:equal({ t:get("prisoners", 2), t:get("prisoners", 3) }, { 2, 0 })
    t:equal(left(t, "barbarian"), before)
end)

hex.test("X-B-56 X-B-59 two of two who are tied roll for the third", function(t)
    begin(t)
    barbarians(t, 2, 0, 3)
    for _, side in ipairs { "NE", "E" } do t:figure(1, "knight", 2, 0, side) end
    for _, side in ipairs { "SW", "W" } do t:figure(2, "knight", 2, 0, side) end
    t:next { 2, 5, 3 }
    end_turn(t)
    t:equal({ t:get("prisoners", 1), t:get("prisoners", 2) }, { 1, 2 })
    t:equal({ t:goods(1, "gold"), t:goods(2, "gold") }, { 3, 0 }, "the loser has 3 gold")
end)

hex.test("X-B-57 of three who roll for two prisoners the lowest gets none", function(t)
    begin(t)
    barbarians(t, 2, 0, 2)
    t:figure(1, "knight", 2, 0, "W")
    t:figure(2, "knight", 2, 0, "SW")
    t:figure(3, "knight", 2, 0, "SE")
    t:next { 4, 2, 6, 1 }
    end_turn(t)
    t:equal({ t:get("prisoners", 1), t:get("prisoners", 2), t:get("prisoners", 3) }, { 1, 0, 1 })
    t:equal(t:goods(2, "gold"), 6, "3 for the roll, X-B-58; 3 for the knight on the SW side")
end)

hex.test("X-B-60 X-B-61 each number of the die names two opposite paths", function(t)
    local pairs_of = { { "NE", "SW" }, { "E", "W" }, { "SE", "NW" } }
    for number = 1, 6 do
        begin(t)
        barbarians(t, 2, 0, 3)
        for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
            t:figure(1, "knight", 2, 0, side)
        end
        t:next { number }
        end_turn(t)
        for at, sides in ipairs(pairs_of) do
            for _, side in ipairs(sides) do
                local stands = t:ask(function(game)
                    local of = { NE = 1, E = 2, SE = 3, SW = 4, W = 5, NW = 6 }
                    return #game:figures_at("edge", game:edge(game:tile(2, 0), of[side]), "knight")
                end)
                t:equal(stands, (number - 1) % 3 + 1 == at and 0 or 1)
            end
        end
        t:equal({ left(t, "knight", 1), t:goods(1, "gold") }, { 2, 6 })
    end
end)

hex.test("X-B-53 a barbarian that is taken away brings a battle about", function(t)
    begin(t)
    barbarians(t, 2, 0, 2)
    t:figure(1, "knight", 2, 0, "NE")
    t:figure(1, "knight", 2, 0, "E")
    end_turn(t)
    t:equal(t:get("prisoners", 1), 0)
    for player = 2, 3 do
        t:roll(7)
        t:act(player, "end_turn")
    end
    t:roll(7)
    t:give(1, { grain = 1, ore = 1, wool = 1 })
    t:top "intrigue"
    t:act(1, "do_order")
    t:act(1, "choose_tile_of_barbarian", { 2, 0 })
    t:act(1, "end_turn")
    t:next { 6 }
    t:act(1, "end_turn")
    t:equal(t:get("prisoners", 1), 2)
end)

hex.test("X-B-36 X-B-53 a swift knight decides a battle without a march", function(t)
    begin(t)
    barbarians(t, 2, 0, 1)
    t:figure(1, "knight", 2, 0, "NE")
    end_turn(t)
    for player = 2, 3 do
        t:roll(7)
        t:act(player, "end_turn")
    end
    t:roll(7)
    t:give(1, { grain = 1, ore = 1, wool = 1 })
    t:top "swift_knight"
    t:act(1, "do_order")
    t:act(1, "place_knight", { 2, 0, "E" })
    t:act(1, "end_turn")
    t:next { 3 }
    t:act(1, "end_turn")
    t:equal(t:get("prisoners", 1), 1)
end)

hex.test("X-B-67 X-B-69 twelve points win, two prisoners are one", function(t)
    begin(t)
    t:set("prisoners", 1, 23)
    t:equal(t:points(1), 11)
    t:roll(7)
    t:equal(t:winner(), nil)
    t:set("prisoners", 1, 24)
    t:act(1, "end_turn")
    t:equal(t:winner(), 1)
end)

hex.test("X-B-9 no seven moves a robber", function(t)
    begin(t)
    t:roll(7)
    t:equal(t:ask(function(game) return game:phase() end), "main")
end)

local function go_to(t, seat)
    while t:ask(function(game) return game:acting() end) ~= seat do
        t:act(t:ask(function(game) return game:acting() end), "end_turn")
    end
end
local function order(t, seat, card)
    t:give(seat, { grain = 1, ore = 1, wool = 1 })
    t:top(card)
    t:act(seat, "do_order")
end

hex.test("X-B-91 X-B-92 X-G-20 between turns cards are bought, and newcomers march", function(t)
    t:game { players = 6, scenario = "barbarian_attack",
        options = { five_six_mode = "special_build" } }
    local old = t:figure(3, "knight", 0, 0, "E")
    t:roll(4)
    t:act(1, "end_turn")
    go_to(t, 3)
    order(t, 3, "knighthood")
    t:play(1)
    local new = t:ask(function(game)
        for _, knight in ipairs(game:figures("knight", 3)) do
            if game:get("castle_path", game:place_of(knight)) > 0 then return knight end
        end
    end)
    t:equal({ t:get("march", old), t:get("march", new) }, { 0, 3 })
    t:refused(3, "end_turn")
    while t:legal(3, "end_turn") == 0 do t:play(1) end
    t:equal(t:get("march", old), 0)
    t:equal(t:ask(function(game) return game:get("castle_path", game:place_of(new)) end), 0)
end)

hex.test("X-B-93 B-245 the partner of a turn buys, marches and fights", function(t)
    t:game { players = 6, scenario = "barbarian_attack",
        options = { five_six_mode = "paired_players" } }
    t:roll(4)
    t:act(1, "end_turn")
    go_to(t, 4)
    t:give(4, { grain = 1, ore = 1, wool = 1 })
    t:equal(t:legal(4, "do_order"), 1)
    local shore = t:ask(function(game) return game:tiles_numbered(5)[1] end)
    local q, r = t:ask(function(game)
        local tile = game:places_with "barbarians_here"[1]
        for q = -4, 4 do
            for r = -4, 4 do if game:tile(q, r) == tile then return q, r end end
        end
    end)
    t:equal(shore ~= nil, true)
    for _, side in ipairs { "NE", "SW" } do t:figure(4, "knight", q, r, side) end
    t:next { 2, 2, 2 }
    t:act(4, "end_turn")
    t:equal(t:ask(function(game) return game:phase() end), "paired_march")
    t:act(4, "end_turn")
    t:equal(t:get("prisoners", 4), 1)
    t:equal(t:ask(function(game) return game:active() end), 2)
end)
