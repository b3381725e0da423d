-- Beside Barbarian Attack (X-T-85 to X-T-87, X-G-18).
local beside = hex.include "tests/parts/beside.lua"
local begin = beside.begin_with("traders", "barbarian_attack")

hex.test("X-T-85 the castle's island with places instead of desert, 12 and 2", function(t)
    begin(t)
    t:equal({ t:at(-2, 2) }, { "castle", 0 })
    t:equal({ t:at(2, -2) }, { "quarry", 0 })
    t:equal({ t:at(-2, 0) }, { "trade_castle", 0 })
    t:equal({ t:at(0, 2) }, { "glassworks", 0 })
    t:equal(t:ask(function(game) return #game:places_with "coast" end), 8)
    t:refused(1, "build_road", { 2, -2, "NE" })
    t:next { 1, 1, 6, 6, 2, 2, 2, 3, 4, 4 }
    t:piece(1, "settlement", 0, 0, "N")
    t:equal(t:ask(function(game) return #game:figures "barbarian" end), 3, "no 2 and no 12")
end)

hex.test("X-T-85 the castle's island is not turned", function(t)
    t:game { players = 3, scenario = "traders", mods = { "barbarian_attack" },
        options = { ["tb.tradeHexLayout"] = "turned" } }
    t:equal({ t:at(2, -2) }, { "quarry", 0 })
    t:refused(1, "build_road", { 2, -2, "NE" })
    t:equal(t:get("plaza", { 2, -2, "hub" }), 2)
end)

hex.test("X-T-86 no barbarians on paths, no Largest Army, and the cards are orders", function(t)
    begin(t)
    t:equal(t:ask(function(game) return #game:figures "barbarian" end), 0)
    t:give(1, { grain = 1, ore = 1, wool = 1 })
    t:roll(7)
    t:top "knighthood"
    t:act(1, "do_order")
    t:act(1, "choose_castle_path", { -2, 2, "NE" })
    t:equal(t:ask(function(game) return #game:figures("knight", 1) end), 1)
end)

hex.test("X-T-87 fourteen points win", function(t)
    begin(t)
    t:set("delivered", 1, 13)
    t:roll(7)
    t:equal(t:winner(), nil)
    t:set("delivered", 1, 14)
    t:act(1, "end_turn")
    t:equal(t:winner(), 1)
end)

hex.test("X-G-18 knights march, the wagon travels, then come the battles", function(t)
    begin(t)
    for _ = 1, 2 do t:figure(1, "barbarian", 2, 0) end
    for _, side in ipairs { "NE", "E", "SE" } do t:figure(1, "knight", 2, 0, side) end
    t:figure(1, "wagon", 0, 0, "N")
    t:roll(7)
    local phases = {}
    for _ = 1, 2 do
        t:act(1, "end_turn")
        table.insert(phases, t:ask(function(game) return game:phase() end))
    end
    t:equal(phases, { "march", "journey" })
    t:equal(t:get("prisoners", 1), 0)
    t:next { 6 }
    t:act(1, "end_turn")
    t:equal(t:get("prisoners", 1), 2)
end)

hex.test("X-T-85 to X-T-87 games of three to six go on", function(t)
    beside.games_go_on(t, begin)
end)

hex.test("X-E-48 a damaged road costs 2 points here, too", function(t)
    t:game { players = 3, scenario = "traders", mods = { "barbarian_attack", "event_cards" } }
    local wagon = t:figure(1, "wagon", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    t:set("damaged", { 0, 0, "NE" }, 1)
    t:top "event_8_3"
    t:act(1, "roll")
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 0, 0, "NE" })
    t:equal(t:get("wagon_points", wagon), 2)
end)

hex.test("X-T-3 X-T-85 no harbour lies at the sea side of a trade place", function(t)
    for players = 3, 5, 2 do
        begin(t, { players = players })
        t:equal(t:ask(function(game)
            local closed, harbours = game:places_with "no_building", 0
            for _, corner in ipairs(closed) do
                if game:harbour(corner) then harbours = harbours + 1 end
            end
            return { #closed, harbours }
        end), { players == 3 and 9 or 12, 0 }, players)
    end
end)

hex.test("X-T-18 X-B-30 what is closed at a trade place stays so when land is freed", function(t)
    t:game { players = 3, scenario = "traders", mods = { "barbarian_attack" },
        options = { ["tb.tradeHexCornersBuildable"] = false } }
    t:piece(1, "road", 2, -1, "W")
    for _ = 1, 3 do t:figure(1, "barbarian", 2, -1) end
    t:give(1, { brick = 1, lumber = 1, wool = 2, grain = 2, ore = 1 })
    t:roll(7)
    t:top "intrigue"
    t:act(1, "do_order")
    t:play(t:legal(1, "choose_tile_of_barbarian"))
    t:equal(t:get("conquered", { 2, -1 }), 0)
    t:refused(1, "build_settlement", { 2, -2, "S" }, "forbidden")
    t:act(1, "build_settlement", { 2, -1, "SW" })
end)
