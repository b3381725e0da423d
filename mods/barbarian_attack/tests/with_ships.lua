-- Beside Seafarers (X-B-82 to X-B-84, X-B-90).
local beside = hex.include "tests/parts/beside.lua"
local begin = beside.begin_with("seafarers:new_shores", "barbarian_attack")

hex.test("X-B-82 barbarians land on the main island only", function(t)
    begin(t)
    t:equal({ t:at(-1, 7) }, { "castle", 0 })
    t:next { 4, 4, 3, 6, 1, 1 }
    t:piece(1, "settlement", 1, 5, "N")
    t:equal(t:ask(function(game)
        local home = 0
        for _, barbarian in ipairs(game:figures "barbarian") do
            local tile = game:place_of(barbarian)
            if game:region(tile) == "home" then home = home + 1 end
        end
        return { home, #game:figures "barbarian" }
    end), { 5, 5 }, "the 8 of an islet calls nobody")
end)

hex.test("X-B-82 between the islands lies sea, and only the rim of the map is closed", function(t)
    for players = 3, 5, 2 do
        begin(t, { players = players })
        t:equal(t:ask(function(game)
            local wrong = 0
            for _, tile in ipairs(game:tiles()) do
                local inside = #game:neighbours(tile) == 6
                if not game:is_land(tile) and (game:terrain(tile) == "sea") ~= inside then
                    wrong = wrong + 1
                end
            end
            return { wrong, #game:tiles "sea" > 10 }
        end), { 0, true })
    end
end)

hex.test("X-B-83 knights never leave the main island", function(t)
    begin(t)
    t:give(1, { grain = 1, ore = 1, wool = 1 })
    t:roll(7)
    t:top "swift_knight"
    t:act(1, "do_order")
    t:refused(1, "place_knight", { 5, 5, "W" })
    t:act(1, "place_knight", { 3, 5, "E" })
    t:act(1, "end_turn")
    local knight = t:ask(function(game) return game:figures("knight", 1)[1] end)
    t:refused(1, "travel_knight", knight, { 4, 5, "E" })
end)

hex.test("X-B-84 neither robber nor pirate: a 7 takes a card of anybody", function(t)
    begin(t)
    t:give(2, { ore = 1 })
    t:roll(7)
    if t:legal(1, "choose_player") > 0 then t:act(1, "choose_player", 2) end
    t:equal(t:goods(1, "ore"), 1)
    t:equal(t:ask(function(game) return game:phase() end), "main")
end)

hex.test("X-B-90 a conquered settlement joins no roads and ships", function(t)
    begin(t)
    t:next { 1, 1, 6, 6, 2, 2 }
    t:piece(1, "settlement", 3, 5, "SE")
    t:piece(1, "road", 3, 5, "E")
    t:piece(1, "road", 3, 5, "NE")
    t:piece(1, "ship", 4, 5, "SW")
    local function length()
        return t:ask(function(game) return game:measure(1, "longest_road") end)
    end
    t:equal(length(), 3)
    for _ = 1, 3 do t:figure(1, "barbarian", 3, 5) end
    t:equal(length(), 2)
    t:give(1, { lumber = 1, wool = 1 })
    t:roll(7)
    t:refused(1, "move_ship", { 4, 5, "SW" }, { 4, 4, "SW" })
end)

-- A settlement at the coast of which all land is conquered, and a ship beside it.
local function line(t, held)
    begin(t)
    t:next { 1, 1, 6, 6, 2, 2 }
    t:piece(1, "settlement", 3, 5, "SE")
    t:piece(1, "ship", 4, 5, "SW")
    if held then
        t:next { 1, 1, 6, 6, 2, 2 }
        t:piece(1, "ship", 4, 5, "SE")
        t:piece(1, "settlement", 4, 5, "SE")
    end
    t:roll(7)
    for seat = 1, 3 do
        while t:ask(function(game) return game:active() end) == seat do t:act(seat, "end_turn") end
        t:roll(7)
    end
    t:give(1, { lumber = 2, wool = 2 })
end
local function conquer_all(t)
    for _, at in ipairs { { 3, 5 }, { 3, 6 } } do
        if t:at(at[1], at[2]) ~= "sea" then
            while t:get("barbarians_here", at) < 3 do t:figure(1, "barbarian", at[1], at[2]) end
        end
    end
end
hex.test("X-B-100 X-B-99 a line of ships rests while no free building holds it", function(t)
    for _, held in ipairs { false, true } do
        line(t, held)
        t:equal(t:legal(1, "build_ship") > 0, true)
        conquer_all(t)
        t:equal(t:get("conquered_building", { 3, 5, "SE" }), 1)
        t:equal({ t:legal(1, "build_ship") > 0, t:legal(1, "move_ship") > 0 }, { held, false })
    end
end)

hex.test("X-B-82 to X-B-84 games of three to six go on", function(t)
    beside.games_go_on(t, begin)
end)
