-- The game for two with the Traders (X-2-57 to X-2-59).
local function begin(t) t:game { players = 2, scenario = "traders" } end
local function roll_twice(t) t:roll(11) t:roll(10) end

hex.test("X-2-57 the toll for a neutral road goes to the supply", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:piece(3, "road", 1, 0, "NE")
    local first, second = t:goods(1, "gold"), t:goods(2, "gold")
    roll_twice(t)
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 1, 0, "NE" })
    t:equal({ t:goods(1, "gold"), t:goods(2, "gold") }, { first - 1, second })
end)

hex.test("X-2-58 a token sends a barbarian to a path without road and barbarian", function(t)
    begin(t)
    t:piece(2, "road", 2, 0, "NE")
    local first = t:ask(function(game) return game:figures "barbarian"[1] end)
    t:act(1, "do_send_barbarian", first)
    t:equal(t:get("trade_tokens", 1), 5, "not paid before both are known")
    t:refused(1, "choose_quiet_path", { 2, 0, "NE" })
    t:refused(1, "choose_quiet_path", { 0, 0, "SE" })
    t:act(1, "choose_quiet_path", { 2, 0, "NW" })
    t:equal(t:get("trade_tokens", 1), 4)
    t:equal(t:get("hindrance", { 2, 0, "NW" }), 2)
    t:equal(t:goods(1) + t:goods(2), 0)
end)

hex.test("X-2-28 X-2-58 with the option once in a turn", function(t)
    t:game { players = 2, scenario = "traders", options = { ["tb.twoTokenActions"] = "one" } }
    local barbarians = t:ask(function(game) return game:figures "barbarian" end)
    t:act(1, "do_send_barbarian", barbarians[1])
    t:act(1, "choose_quiet_path", { 2, 0, "NW" })
    t:refused(1, "do_send_barbarian", barbarians[2], "used_up")
end)

hex.test("X-2-59 a settlement at a trade place earns a token", function(t)
    begin(t)
    local before = t:get("trade_tokens", 1)
    t:piece(1, "settlement", 2, -2, "S")
    t:equal(t:get("trade_tokens", 1), before + 1)
end)

hex.test("X-2-57 to X-2-59 whole games", function(t)
    t:game { players = 2, scenario = "traders", setup = true, seed = 2 }
    t:play(900)
end)

hex.test("X-2-59 beside Barbarian Attack only the castle of the traders counts", function(t)
    t:game { players = 2, scenario = "traders", mods = { "barbarian_attack" } }
    for _, case in ipairs { { 1, -2, 0, "SE", 1 }, { 2, -2, 2, "NE", 0 } } do
        local before = t:get("trade_tokens", case[1])
        t:piece(case[1], "settlement", case[2], case[3], case[4])
        t:equal(t:get("trade_tokens", case[1]) - before, case[5])
    end
end)

hex.test("X-2-57 of two coins for a neutral bridge the opponent has one", function(t)
    t:game { players = 2, scenario = "traders", mods = { "rivers" } }
    local wagon = t:figure(1, "wagon", 0, -1, "SE")
    t:piece(3, "bridge", 0, -1, "E")
    local first, second = t:goods(1, "gold"), t:goods(2, "gold")
    roll_twice(t)
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 0, -1, "NE" })
    t:equal({ t:goods(1, "gold"), t:goods(2, "gold") }, { first - 2, second + 1 })
end)

hex.test("X-T-81 a neutral bridge ends a ford as others do", function(t)
    for builder = 1, 3 do
        t:game { players = 2, scenario = "traders", mods = { "rivers" } }
        local wagon = t:figure(1, "wagon", 0, -1, "SE")
        t:piece(builder, "bridge", 0, -1, "E")
        roll_twice(t)
        t:act(1, "end_turn")
        t:act(1, "travel_wagon", wagon, { 0, -1, "NE" })
        t:equal(t:get("wagon_points", wagon), 3, builder)
    end
end)

hex.test("X-2-58 a ford is a path without a road", function(t)
    t:game { players = 2, scenario = "traders", mods = { "rivers" } }
    t:piece(2, "bridge", -1, -1, "E")
    t:act(1, "do_send_barbarian", t:ask(function(game) return game:figures "barbarian"[1] end))
    t:refused(1, "choose_quiet_path", { -1, -1, "E" })
    t:act(1, "choose_quiet_path", { 0, -1, "E" })
end)
