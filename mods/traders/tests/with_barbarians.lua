-- Beside Barbarian Attack (X-T-85 to X-T-87, X-G-18).
local beside = hex.include "tests/parts/beside.lua"
local begin = beside.begin_with("traders", "barbarian_attack")

hex.test("X-T-85 the castle's island with places instead of desert, 12 and 2", function(t)
    begin(t)
    t:equal({ t:at(-2, 2) }, { "castle", 0 })
    t:equal({ t:at(2, -2) }, { "quarry", 0 })
    t:equal({ t:at(-2, 0) }, { "trade_castle", 12 })
    t:equal({ t:at(0, 2) }, { "glassworks", 2 })
    t:equal(t:ask(function(game) return #game:places_with "coast" end), 10)
    t:refused(1, "build_road", { 2, -2, "NE" })
    t:next { 1, 1, 6, 6, 2, 2 }
    t:piece(1, "settlement", 0, 0, "N")
    t:equal({ t:get("barbarians_here", { -2, 0 }), t:get("barbarians_here", { 0, 2 }) }, { 2, 2 },
        "X-T-91 one at the start, and one that lands")
end)

hex.test("X-T-90 X-T-91 X-T-5 castle and glassworks yield by 12 and 2, which stand", function(t)
    for players = 3, 6, 3 do
        t:game { players = players, scenario = "traders", mods = { "barbarian_attack" } }
        for total, good in pairs { [12] = "wool", [2] = "lumber" } do
            local terrain = total == 12 and "trade_castle" or "glassworks"
            local q, r = table.unpack(t:ask(function(game)
                for q = -4, 4 do
                    for r = -4, 4 do
                        local tile = game:tile(q, r)
                        if tile and game:terrain(tile) == terrain then return { q, r } end
                    end
                end
            end))
            t:equal({ t:at(q, r) }, { terrain, total }, players)
            t:equal(t:get("barbarians_here", { q, r }), 1)
            t:game { players = players, scenario = "traders", mods = { "barbarian_attack" } }
            t:next { 3, 3, 4, 4, 5, 5 }
            t:piece(1, "settlement", q, r, q < 0 and "NE" or "NW")
            local before = t:goods(1, good)
            t:roll(total)
            t:equal(t:goods(1, good) - before, 1, terrain)
        end
    end
    local seen = {}
    for seed = 1, 60 do
        t:game { players = 3, seed = seed, scenario = "traders", mods = { "barbarian_attack" } }
        t:act(1, "roll")
        seen[t:ask(function(game) return game:total() end)] = true
    end
    t:equal({ seen[2] or false, seen[12] or false }, { true, true })
end)

hex.test("X-T-94 X-T-92 a conquered trade place yields nothing, and a 7 moves nobody", function(t)
    begin(t)
    t:next { 3, 3, 4, 4, 5, 5 }
    t:piece(1, "settlement", -2, 0, "NE")
    while t:get("barbarians_here", { -2, 0 }) < 3 do t:figure(1, "barbarian", -2, 0) end
    t:roll(12)
    t:equal(t:goods(1, "wool"), 0)
    t:equal(t:get("plaza", { -2, 0, "hub" }), 1)
    t:act(1, "end_turn")
    t:act(1, "end_turn")
    t:roll(7)
    t:equal(t:ask(function(game) return game:phase() end), "main")
end)

hex.test("X-T-85 the castle's island is not turned", function(t)
    t:game { players = 3, scenario = "traders", mods = { "barbarian_attack" },
        options = { ["tb.tradeHexLayout"] = "turned" } }
    t:equal({ t:at(2, -2) }, { "quarry", 0 })
    t:refused(1, "build_road", { 2, -2, "NE" })
    t:equal(t:get("plaza", { 2, -2, "hub" }), 2)
end)

hex.test("X-T-86 X-T-95 no barbarians on paths, no Largest Army; the cards are orders", function(t)
    begin(t)
    t:equal(t:ask(function(game)
        local _, where = game:place_of(game:figures "barbarian"[1])
        return { #game:figures "barbarian", where }
    end), { 2, "tile" })
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
    t:act(1, "choose_tile_of_barbarian", { 2, -1 })
    t:equal(t:get("conquered", { 2, -1 }), 0)
    t:refused(1, "build_settlement", { 2, -2, "S" }, "forbidden")
    t:act(1, "build_settlement", { 2, -1, "SW" })
end)

hex.test("X-T-95 with the option barbarians stand on paths, too, and are driven off", function(t)
    t:game { players = 3, scenario = "traders", mods = { "barbarian_attack" },
        options = { ["tb.attackOnPaths"] = true } }
    local function raiders(game) return game:figures "raider" end
    local function at(game, edge) return #game:figures_at("edge", edge, "raider") end
    t:equal(#t:ask(raiders), 2)
    for _ = 1, 3 do t:figure(1, "barbarian", 2, 0) end
    t:equal(#t:ask(raiders), 5)
    local taken = t:ask(function(game)
        local found, tile = {}, game:tile(2, 0)
        for side = 1, 6 do
            local edge = game:edge(tile, side)
            if at(game, edge) > 1 then return "two on a path" end
            if at(game, edge) == 1 then table.insert(found, game:get("hindrance", edge)) end
        end
        return found
    end)
    t:equal(taken, { 2, 2, 2 })
    local raider, ends = table.unpack(t:ask(function(game)
        for _, one in ipairs(game:figures "raider") do
            if game:get("raider_of", one) == game:tile(2, 0) + 1 then
                for which, name in ipairs { "N", "NE", "SE", "S", "SW", "NW" } do
                    local corner = game:corner(game:tile(2, 0), which)
                    local path = game:ends_of((game:place_of(one)))
                    if corner == path[1] or corner == path[2] then return { one, name } end
                end
            end
        end
    end))
    t:figure(1, "wagon", 2, 0, ends)
    t:set("baggage", 1, 2)
    t:roll(3)
    t:act(1, "end_turn")
    t:next { 6 }
    t:act(1, "do_drive_off", raider)
    t:act(1, "choose_other_path", { 0, 0, "NE" })                       -- inland, too
    t:equal({ t:get("hindrance", { 0, 0, "NE" }), t:get("barbarians_here", { 2, 0 }) }, { 2, 3 })
    for _, side in ipairs { "NE", "E", "SE", "SW" } do t:figure(1, "knight", 2, 0, side) end
    t:next { 6 }
    t:act(1, "end_turn")
    t:equal({ t:get("barbarians_here", { 2, 0 }), #t:ask(raiders) }, { 0, 2 })
end)
