-- Settlers: where they are built, how they are carried, how they found a settlement.
-- Everybody begins at the line of his seat, where the rules of the tests want them.
local function laid_out(options)
    options = options or {}
    options.ep_drawn_lines = false
    return options
end
local function begin(t, options)
    t:game { players = 3, scenario = "explorers:land_ho", options = laid_out(options), seed = 2 }
    t:piece(1, "harbour_settlement", -1, 0, "S")
end
local function sail(t)
    t:roll(2)
    t:act(1, "end_turn")
end
local function pay(t, times)
    t:give(1, { lumber = times, brick = times, grain = times, wool = times })
end
local function first(t, kind)
    return t:ask(function(game) return game:figures(kind, 1)[1] end)
end
local function left(t, kind) return t:ask(function(game) return game:figures_left(kind, 1) end) end
local function carried(t, figure)
    return t:ask(function(game) return game:carrier_of(figure) end)
end
-- A ship with settlers beside the harbour settlement.
local function laden(t)
    local ship = t:figure(1, "ship", -1, 0, "SE")
    local settler = t:figure(1, "settler", -1, 0, "S")
    t:act(1, "load_settler", settler, ship)
    return ship, settler
end

hex.test("P-57 P-69 P-72 P-73 P-75 settlers are built into a basin with room", function(t)
    begin(t)
    pay(t, 3)
    t:roll(2)
    t:equal(t:legal(1, "build_settler"), 1)
    t:act(1, "build_settler", { -1, 0, "S" })
    t:refused(1, "build_settler", { -1, 0, "S" }, "no_room")
    t:equal({ t:goods(1, "lumber"), left(t, "settler") }, { 2, 1 })
end)

hex.test("P-72 or into a ship that lies there", function(t)
    begin(t)
    pay(t, 2)
    local ship = t:figure(1, "ship", -1, 0, "SE")
    local far = t:figure(1, "ship", 1, 0, "E")
    t:roll(2)
    t:refused(1, "do_settler_aboard", far)
    t:act(1, "do_settler_aboard", ship)
    t:equal(carried(t, first(t, "settler")), ship)
    t:equal(t:goods(1, "brick"), 1)
    t:refused(1, "do_settler_aboard", ship)
end)

hex.test("P-74 a crew gives way to settlers, and goes back to the supply", function(t)
    t:game { players = 3, scenario = "explorers:pirate_lairs", seed = 2 }
    t:piece(1, "harbour_settlement", -1, 0, "S")
    pay(t, 1)
    t:give(1, { ore = 1, wool = 1 })
    t:roll(2)
    t:act(1, "build_crew", { -1, 0, "S" })
    t:refused(1, "build_settler", { -1, 0, "S" }, "no_room")
    t:act(1, "do_settler_for_cargo", first(t, "crew"))
    t:equal({ left(t, "crew"), left(t, "settler"), t:goods(1) }, { 9, 1, 0 })
end)

hex.test("P-76 P-77 P-79 to P-83 settlers go aboard and ashore where the ship touches", function(t)
    begin(t)
    sail(t)
    local ship, settler = laden(t)
    t:equal(t:get("ship_points", ship), 4)
    t:act(1, "unload_settler", settler, { -1, 0, "S" })
    t:act(1, "load_settler", settler, ship)
    t:act(1, "travel_ship", ship, { 0, 0, "SE" })
    t:refused(1, "unload_settler", settler, { -1, 0, "S" })
end)

hex.test("P-84 P-314 a ship that has stopped may unload, if the option lets it", function(t)
    for _, allowed in ipairs { true, false } do
        begin(t, { ep_act_after_stop = allowed })
        sail(t)
        local ship, settler = laden(t)
        t:set("ship_points", ship, 0)
        t:equal(t:legal(1, "unload_settler"), allowed and 1 or 0)
        t:equal(carried(t, settler), ship)
    end
end)

hex.test("P-85 cargo can be given up at any time in the own turn", function(t)
    begin(t)
    local ship = t:figure(1, "ship", -1, 0, "SE")
    local settler = t:ask(function(game) return game:figures_left("settler", 1) end)
    t:equal(settler, 2)
    pay(t, 1)
    t:roll(2)
    t:act(1, "do_settler_aboard", ship)
    t:equal(t:legal(2, "do_give_up_cargo"), 0)
    for _ = 1, 2 do t:act(1, "end_turn") end
    t:refused(2, "do_give_up_cargo", ship)                                  -- not of others
    for seat = 2, 3 do
        t:roll(2)
        for _ = 1, 2 do t:act(seat, "end_turn") end
    end
    t:act(1, "do_give_up_cargo", ship)
    t:act(1, "choose_cargo_aboard", first(t, "settler"))
    t:equal(left(t, "settler"), 2)
end)

hex.test("P-66 P-67 the fourth ship is one of the three, without its cargo", function(t)
    begin(t)
    local ship = t:figure(1, "ship", -3, 0, "W")
    t:figure(1, "ship", -3, 1, "W")
    t:give(1, { lumber = 2, wool = 2 })
    t:roll(2)
    t:refused(1, "do_rebuild_ship", ship)                                   -- P-68
    t:figure(1, "ship", -3, 2, "W")
    t:act(1, "do_rebuild_ship", ship)
    t:act(1, "choose_new_ship_route", { -1, 0, "SE" })
    t:equal(t:ask(function(game) return #game:figures_at("edge",
        game:edge(game:tile(-1, 0), 3), "ship") end), 1)
    t:equal(t:goods(1, "lumber"), 1)
end)

-- All three ships of seat 1 are at sea, two of them at the western rim, and it can pay for one.
local function all_at_sea(t)
    begin(t)
    t:give(1, { lumber = 1, wool = 1 })
    t:figure(1, "ship", -3, 1, "W")
    t:figure(1, "ship", -3, 2, "W")
    return t:figure(1, "ship", -3, 0, "W")
end

hex.test("P-66 P-22 no ship is built anew when ships move", function(t)
    all_at_sea(t)
    sail(t)
    t:refused(1, "do_rebuild_ship")
end)

hex.test("P-66 P-60 P-63 a ship that is built anew is like any new one", function(t)
    local ship = all_at_sea(t)
    t:piece(1, "harbour_settlement", 1, -1, "N")
    t:roll(2)
    t:act(1, "do_rebuild_ship", ship)
    t:refused(1, "choose_new_ship_route", { 0, 0, "E" }, "wrong_place")     -- no harbour
    t:act(1, "choose_new_ship_route", { 1, -1, "NE" })
    t:ask(function(game)
        t:equal({ game:is_face_down(game:tile(2, -1)), #game:figures("ship", 1) }, { false, 3 })
        local anew = game:figures_at("edge", game:edge(game:tile(1, -1), 1), "ship")[1]
        t:equal(game:get("ship_points", anew), 0)
    end)
end)

hex.test("P-110 to P-116 P-23 a ship with settlers founds a settlement and is gone", function(t)
    begin(t)
    sail(t)
    local ship = laden(t)
    t:refused(1, "do_found", ship)
    local goods = t:goods(1)
    t:act(1, "travel_ship", ship, { -2, 2, "E" })
    t:act(1, "end_turn")
    for seat = 2, 3 do
        t:roll(2)
        for _ = 1, 2 do t:act(seat, "end_turn") end
    end
    t:roll(2)
    t:refused(1, "do_found", ship)                                          -- P-22
    t:act(1, "end_turn")
    t:act(1, "do_found", ship)
    t:act(1, "choose_landing", { -2, 2, "SE" })
    t:equal({ t:at(-2, 2, "SE") }, { "settlement", 1 })
    t:equal({ left(t, "settler"), left(t, "ship"), t:goods(1), t:points(1) }, { 2, 3, goods, 3 })
end)

hex.test("P-75 without settlers in the supply none are built", function(t)
    begin(t)
    pay(t, 1)
    t:figure(1, "settler", -1, 0, "S")
    local ship = t:figure(1, "ship", -1, 0, "SE")
    t:piece(1, "harbour_settlement", 1, -3, "N")
    t:figure(1, "settler", 1, -3, "N")
    t:roll(2)
    t:equal(left(t, "settler"), 0)
    t:refused(1, "do_settler_aboard", ship)
end)

hex.test("P-111 they land where the ship touches, nowhere else", function(t)
    begin(t)
    sail(t)
    local ship = laden(t)
    t:act(1, "travel_ship", ship, { -2, 2, "E" })
    t:act(1, "do_found", ship)
    t:equal(t:legal(1, "choose_landing"), 2)
    t:refused(1, "choose_landing", { -3, 3, "N" })
end)
