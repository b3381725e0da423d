-- Beside the Rivers (X-T-73 to X-T-84).
local beside = hex.include "tests/parts/beside.lua"
local begin = beside.begin_with("traders", "rivers")

hex.test("X-T-73 X-T-76 rivers and trade places, and the land that is left", function(t)
    begin(t)
    t:equal(t:ask(function(game)
        local counts = {}
        for at, name in ipairs { "forest", "pasture", "fields", "hills", "mountains", "swamp",
            "desert" } do
            counts[at] = #game:tiles(name)
        end
        return counts
    end), { 3, 2, 3, 3, 3, 2, 0 })
    t:equal({ t:at(2, -1) }, { "swamp", 0 })
    t:equal({ t:at(-2, 1) }, { "swamp", 0 })
end)

hex.test("X-T-74 trade places have numbers and yield wool, brick and lumber", function(t)
    begin(t)
    for _, case in ipairs { { -2, 0, "wool", "castle" }, { 2, -2, "brick", "quarry" },
        { 0, 2, "lumber", "glassworks" } } do
        local terrain, number = t:at(case[1], case[2])
        t:equal({ terrain, number > 0 }, { case[4], true })
        begin(t)
        local side = { castle = "SE", quarry = "S", glassworks = "N" }
        t:tile(case[1], case[2], case[4], 4)
        t:piece(1, "settlement", case[1], case[2], side[case[4]])
        local before = t:goods(1, case[3])
        t:roll(4)
        t:equal(t:goods(1, case[3]) > before, true, case[4])
    end
end)

hex.test("X-T-75 the 2 lies with the 12, and both are rolled as other numbers", function(t)
    begin(t)
    t:equal(t:ask(function(game)
        for _, tile in ipairs(game:tiles()) do
            local first, second = game:token(tile)
            if second then return { first, second } end
        end
    end), { 2, 12 })
    t:roll(2)
    t:act(1, "end_turn")
    t:equal(t:ask(function(game) return game:total() end), 2)
end)

hex.test("X-T-77 X-T-78 three gold at the start, and what the river pays", function(t)
    begin(t, { setup = true, seed = 5 })
    local expected = t:ask(function(game)
        local gold = {}
        for seat = 1, game:players() do
            gold[seat] = 3
            for _, edge in ipairs(game:places(seat, "road")) do
                gold[seat] = gold[seat] + game:get("river_path", edge)
            end
            for _, piece in ipairs { "settlement", "city" } do
                for _, corner in ipairs(game:places(seat, piece)) do
                    if game:get("river_corner", corner) > 0 then gold[seat] = gold[seat] + 1 end
                end
            end
        end
        return gold
    end)
    t:equal({ t:goods(1, "gold"), t:goods(2, "gold"), t:goods(3, "gold") }, expected)
end)

hex.test("X-T-79 a bridge pays 2 gold", function(t)
    begin(t)
    local before = t:goods(1, "gold")
    t:piece(1, "bridge", 0, -1, "E")
    t:equal(t:goods(1, "gold"), before + 2)
end)

-- From the southern end of a ford to its northern one.
local function crossing(t, owner, buys)
    begin(t)
    local wagon = t:figure(1, "wagon", 0, -1, "SE")
    if owner then t:piece(owner, "bridge", 0, -1, "E") end
    t:roll(4)
    if buys then t:act(1, "trade_bank", "gold", "ore") end
    t:act(1, "end_turn")
    return wagon
end

hex.test("X-T-80 X-T-81 a ford takes 3 points, a bridge 1", function(t)
    local wagon = crossing(t)
    t:act(1, "travel_wagon", wagon, { 0, -1, "NE" })
    t:equal(t:get("wagon_points", wagon), 1)
    wagon = crossing(t, 1)
    t:act(1, "travel_wagon", wagon, { 0, -1, "NE" })
    t:equal(t:get("wagon_points", wagon), 3)
end)

hex.test("X-T-80 X-R-15 a mouth is a ford, whether bridges may stand there or not", function(t)
    for _, mouths in ipairs { true, false } do
        begin(t, { options = { ["tb.riverMouthBridges"] = mouths } })
        local wagon = t:figure(1, "wagon", 2, -1, "NE")
        t:give(1, { brick = 1, lumber = 1 })
        t:roll(4)
        t:refused(1, "build_road", { 2, -1, "E" })
        t:act(1, "end_turn")
        t:act(1, "travel_wagon", wagon, { 2, -1, "SE" })
        t:equal(t:get("wagon_points", wagon), 1)
    end
end)

hex.test("X-T-82 a foreign bridge costs 2 gold for its owner", function(t)
    local wagon = crossing(t, 2)
    local before = t:goods(2, "gold")
    t:act(1, "travel_wagon", wagon, { 0, -1, "NE" })
    t:equal({ t:get("wagon_points", wagon), t:goods(1, "gold"), t:goods(2, "gold") },
        { 3, 1, before + 2 })
    for more = 0, 1 do
        wagon = crossing(t, 2, true)
        t:give(1, { gold = more })
        if more == 0 then
            t:refused(1, "travel_wagon", wagon, { 0, -1, "NE" })
        else
            t:act(1, "travel_wagon", wagon, { 0, -1, "NE" })
        end
    end
end)

hex.test("X-T-83 there are no poor settlers, but a wealthiest one", function(t)
    begin(t)
    t:give(1, { gold = 3 })
    t:equal({ t:points(1), t:points(2) }, { 1, 0 })
end)

hex.test("X-T-84 thirteen points win", function(t)
    begin(t)
    t:set("delivered", 1, 12)
    t:roll(10)
    t:equal(t:winner(), nil)
    t:set("delivered", 1, 13)
    t:act(1, "end_turn")
    t:equal(t:winner(), 1)
end)

hex.test("X-T-73 to X-T-84 games of three to six go on", function(t)
    beside.games_go_on(t, begin)
end)
