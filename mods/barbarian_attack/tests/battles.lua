local function begin(t)
    t:game { players = 3, scenario = "barbarian_attack" }
end
local function knights_at(t, q, r, sides)
    for _, side in ipairs(sides) do t:figure(side[1], "knight", q, r, side[2]) end
end
local function barbarians(t, q, r, number)
    for _ = 1, number do t:figure(1, "barbarian", q, r) end
end
local function end_turn(t)
    t:roll(12)
    t:act(1, "end_turn")
    t:act(1, "end_turn")
end

hex.test("X-B-53 X-B-56 X-B-59 case 9: three and one knight against three", function(t)
    begin(t)
    barbarians(t, 2, 0, 3)
    knights_at(t, 2, 0, { { 1, "NE" }, { 1, "E" }, { 1, "SE" }, { 2, "W" } })
    t:next { 1, 3 }                                 -- only the die of the losses is thrown
    end_turn(t)
    t:equal({ t:get("prisoners", 1), t:get("prisoners", 2) }, { 2, 1 })
    t:equal({ t:points(1), t:points(2) }, { 1, 0 }, "X-B-67")
    t:equal(t:goods(1, "gold"), 3, "X-B-60 X-B-62 the knight on the NE side is lost")
    t:equal(t:ask(function(game)
        local tile = game:tile(2, 0)
        return { #game:figures_at("edge", game:edge(tile, 1)),
            #game:figures_at("edge", game:edge(tile, 3)), game:figures_left("knight", 1) }
    end), { 0, 1, 4 })
    t:equal(t:get("conquered", { 2, 0 }), 0)
end)

hex.test("X-B-57 X-B-58 case 10: two knights of two players and one prisoner", function(t)
    begin(t)
    barbarians(t, 2, 0, 1)
    knights_at(t, 2, 0, { { 1, "NE" }, { 2, "W" } })
    t:next { 2, 2, 1, 5, 3 }
    end_turn(t)
    t:equal({ t:get("prisoners", 1), t:get("prisoners", 2) }, { 0, 1 })
    t:equal({ t:goods(1, "gold"), t:goods(2, "gold") }, { 3, 0 })
end)

hex.test("X-B-53 as many knights as barbarians free nothing", function(t)
    begin(t)
    barbarians(t, 2, 0, 2)
    knights_at(t, 2, 0, { { 1, "NE" }, { 1, "E" } })
    end_turn(t)
    t:equal(t:get("prisoners", 1), 0)
end)

hex.test("X-B-45 X-B-46 a knight marches three paths, five for a grain", function(t)
    begin(t)
    local knight = t:figure(1, "knight", 0, 0, "NE")
    t:give(1, { grain = 2 })
    t:roll(12)
    t:refused(1, "travel_knight", knight, { 0, 0, "E" })
    t:act(1, "end_turn")
    t:refused(1, "travel_knight", knight, { 0, 2, "SW" })
    t:act(1, "do_hasten", knight)
    t:refused(1, "do_hasten", knight)
    t:equal(t:get("march", knight), 5)
    t:act(1, "travel_knight", knight, { 0, 0, "W" })
    t:equal(t:get("march", knight), 3)
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(12)
    end
    t:act(1, "end_turn")
    t:equal(t:get("march", knight), 3)
    t:act(1, "do_hasten", knight)
end)

hex.test("X-B-47 X-B-48 X-B-49 knights march out of the castle and not into it", function(t)
    begin(t)
    local knight = t:figure(1, "knight", -2, 2, "NE")
    t:roll(12)
    t:act(1, "end_turn")
    t:refused(1, "end_turn")
    t:refused(1, "travel_knight", knight, { -2, 2, "E" })
    t:act(1, "travel_knight", knight, { -1, 1, "W" })
    t:act(1, "end_turn")
end)

hex.test("X-B-33 X-B-35 a card is done at once; X-B-38 treason; X-B-41 intrigue", function(t)
    begin(t)
    t:give(1, { grain = 3, ore = 3, wool = 3 })
    t:roll(12)
    t:top "knighthood"
    t:act(1, "do_order")
    t:refused(1, "choose_castle_path", { 0, 0, "E" })
    t:act(1, "choose_castle_path", { -2, 2, "NE" })
    t:equal(t:ask(function(game) return #game:figures("knight", 1) end), 1)
    t:top "intrigue"
    t:act(1, "do_order")
    t:act(1, "choose_tile_of_barbarian", { 0, 2 })
    t:equal(t:get("prisoners", 1), 1)
    t:top "treason"
    t:act(1, "do_order")
    t:act(1, "choose_tile_of_barbarian", { -2, 0 })
    t:refused(1, "choose_tile_for_barbarian", { -2, 0 })
    t:act(1, "choose_tile_for_barbarian", { 2, 0 })
    t:refused(1, "choose_tile_for_barbarian", { 2, 0 })
    for _, place in ipairs { { 0, 0 }, { -2, 2 }, { 2, -2 } } do
        t:refused(1, "choose_tile_for_barbarian", place)
    end
    t:act(1, "choose_tile_for_barbarian", { 1, 1 })
    t:equal(t:goods(1, "gold"), 2)
    t:equal(t:ask(function(game) return #game:figures "barbarian" end), 2, "X-B-39")
end)

hex.test("X-B-38 treason moves as many barbarians as can be moved, for 2 gold", function(t)
    begin(t)
    local coast = t:ask(function(game) return game:places_with "coast" end)
    for _, place in ipairs { { -2, 1 }, { -2, 0 }, { -1, -1 }, { 0, -2 }, { 1, -2 }, { 2, -1 },
        { 2, 0 }, { 1, 1 }, { 0, 2 } } do                   -- all of the coast but one tile
        while t:get("barbarians_here", place) < 3 do
            t:figure(1, "barbarian", place[1], place[2])
        end
    end
    t:equal(#coast, 10)
    t:give(1, { grain = 1, ore = 1, wool = 1 })
    t:roll(12)
    t:top "treason"
    t:act(1, "do_order")
    t:act(1, "choose_tile_of_barbarian", { 2, 0 })
    t:act(1, "choose_tile_of_barbarian", { 1, 1 })
    if t:legal(1, "choose_tile_for_barbarian") > 0 then
        t:act(1, "choose_tile_for_barbarian", { -1, 2 })
    end
    t:equal({ t:get("barbarians_here", { -1, 2 }), t:get("barbarians_here", { 2, 0 }),
        t:get("barbarians_here", { 1, 1 }) }, { 1, 2, 3 })
    t:equal({ t:goods(1, "gold"), t:legal(1, "end_turn") }, { 2, 1 })
end)

hex.test("X-B-42 without barbarians intrigue gives way to another card", function(t)
    begin(t)
    t:give(1, { grain = 3, ore = 3, wool = 3 })
    t:roll(12)
    t:cards("orders", { "intrigue", "intrigue", "intrigue", "swift_knight" })
    for _, place in ipairs { { 0, 2 }, { -2, 0 } } do
        t:act(1, "do_order")
        t:act(1, "choose_tile_of_barbarian", place)
    end
    t:act(1, "do_order")
    t:act(1, "place_knight", { 0, 0, "E" })
    t:equal(t:ask(function(game) return #game:figures("knight", 1) end), 1)
end)
