-- The rivers, what building beside them pays, and bridges (X-R-1 to X-R-23).
local function begin(t, options, players)
    t:game { players = players or 3, scenario = "rivers", options = options }
end
local function gold(t, seat) return t:goods(seat, "gold") end

hex.test("X-R-1 X-R-2 X-R-3 X-R-4 X-R-9 two rivers from their sources to their mouths", function(t)
    begin(t)
    local long, short = {}, {}
    for q = -1, 2 do table.insert(long, (t:at(q, -1))) end
    for q = 0, -2, -1 do table.insert(short, (t:at(q, 1))) end
    t:equal(long, { "mountains", "hills", "pasture", "swamp" })
    t:equal(short, { "mountains", "hills", "swamp" })
    local count = t:ask(function(game)
        return { #game:tiles "forest", #game:tiles "pasture", #game:tiles "fields",
            #game:tiles "hills", #game:tiles "mountains", #game:tiles "desert" }
    end)
    t:equal(count, { 4, 3, 4, 3, 3, 0 })
end)

hex.test("X-R-3 the board may be turned", function(t)
    begin(t, { ["tb.riverLayout"] = "turned" })
    t:equal((t:at(1, 1)), "mountains")
    t:equal((t:at(-2, 1)), "swamp")
    t:equal((t:at(2, -1)), "swamp")
end)

hex.test("X-R-1 X-G-19 every river ends at the coast, also on the large island", function(t)
    for players = 4, 6, 2 do
        for _, layout in ipairs { "standard", "turned" } do
            begin(t, { ["tb.riverLayout"] = layout }, players)
            t:equal(t:ask(function(game)
                local inland = 0
                for _, swamp in ipairs(game:tiles "swamp") do
                    if #game:neighbours(swamp) == 6 then inland = inland + 1 end
                end
                return inland
            end), 0)
        end
    end
end)

hex.test("X-R-5 X-R-6 swamps have no number, and the 12 answers to the 2 as well", function(t)
    begin(t)
    local found = t:ask(function(game)
        local both, none = 0, 0
        for _, tile in ipairs(game:tiles()) do
            local first, second = game:token(tile)
            if first == 2 and second == 12 or first == 12 and second == 2 then both = both + 1 end
            if first == 0 then none = none + 1 end
        end
        return { both, none }
    end)
    t:equal(found, { 1, 2 })
end)

hex.test("X-R-7 the robber starts on a swamp", function(t)
    begin(t)
    t:equal(t:ask(function(game) return game:terrain(game:pawn "robber") end), "swamp")
end)

hex.test("X-R-10 X-G-9 a road at a river pays a coin, others pay nothing", function(t)
    begin(t)
    t:piece(1, "settlement", 0, -1, "N")
    local before = gold(t, 1)
    t:equal(before, 1, "X-R-11 the settlement")
    t:give(1, { brick = 2, lumber = 2 })
    t:roll(12)
    t:act(1, "build_road", { 0, -1, "NE" })
    t:equal(gold(t, 1), 2)
    t:act(1, "build_road", { 1, -2, "W" })
    t:equal(gold(t, 1), 2)
end)

hex.test("X-R-12 a city pays nothing", function(t)
    begin(t)
    t:piece(1, "settlement", 0, -1, "N")
    t:give(1, { ore = 3, grain = 2 })
    t:roll(12)
    t:act(1, "build_city", { 0, -1, "N" })
    t:equal(gold(t, 1), 1)
end)

hex.test("X-R-14 X-R-16 X-R-17 X-R-19 X-R-20 X-R-21 case 5: the first bridge", function(t)
    begin(t)
    t:piece(1, "settlement", 0, -1, "NE")
    t:roll(12)
    t:give(1, { brick = 2, lumber = 1 })
    local before = gold(t, 1)
    t:refused(1, "build_road", { 0, -1, "E" }, "forbidden")
    t:refused(1, "build_bridge", { 0, -1, "NE" }, "wrong_place")
    t:refused(1, "build_bridge", { -1, -1, "E" }, "not_connected")
    t:act(1, "build_bridge", { 0, -1, "E" })
    t:equal(gold(t, 1), before + 3)
    t:equal(t:ask(function(game) return game:supply(1, "bridge") end), 2)
end)

hex.test("X-R-14 X-R-15 seven sites, or five where the mouths are closed", function(t)
    local function sites(game)
        local found = {}
        for _, tile in ipairs(game:tiles()) do
            for side = 1, 6 do
                local edge = game:edge(tile, side)
                if game:get("bridge_site", edge) > 0 then found[edge] = true end
            end
        end
        local count = 0
        for _ in pairs(found) do count = count + 1 end
        return count
    end
    begin(t)
    t:equal(t:ask(sites), 7)
    begin(t, { ["tb.riverMouthBridges"] = false })
    t:equal(t:ask(sites), 5)
    -- No road crosses a river where no bridge does (X-R-16).
    t:piece(1, "road", 2, -1, "NE")
    t:give(1, { brick = 3, lumber = 2 })
    t:roll(11)
    t:refused(1, "build_road", { 2, -1, "E" }, "A river meets the sea there.")
    t:refused(1, "build_bridge", { 2, -1, "E" }, "wrong_place")
end)

hex.test("X-R-18 X-R-22 a bridge counts as a road", function(t)
    begin(t)
    t:piece(1, "road", 0, -1, "NE")
    t:piece(1, "bridge", 0, -1, "E")
    t:piece(1, "road", 0, -1, "SE")
    t:equal(t:ask(function(game) return game:measure(1, "longest_road") end), 3)
end)

hex.test("X-R-23 Road Building builds no bridge", function(t)
    begin(t)
    t:piece(1, "settlement", 0, -1, "NE")
    t:card(1, "road_building")
    t:act(1, "play_road_building")
    t:refused(1, "place_road", { 0, -1, "E" }, "forbidden")
    t:act(1, "place_road", { 0, -1, "NE" })
end)

hex.test("X-R-25 X-R-26 X-R-28 X-R-29 case 4: 4, 4, 1, 1 coins", function(t)
    t:game { players = 4, scenario = "rivers" }
    for seat, coins in ipairs { 4, 4, 1, 1 } do t:give(seat, { gold = coins }) end
    t:roll(12)
    t:act(1, "end_turn")
    t:equal({ t:points(1), t:points(2), t:points(3), t:points(4) }, { 0, 0, -2, -2 })
    t:give(1, { gold = 1 })
    t:roll(11)
    t:act(2, "end_turn")
    t:equal({ t:points(1), t:points(2) }, { 1, 0 })
end)

hex.test("X-R-31 X-G-19 whole games", function(t)
    for players = 3, 6 do
        t:game { players = players, scenario = "rivers", setup = true, seed = players }
        t:finish()
    end
end)

hex.test("X-R-8 nobody starts with gold but what the river pays", function(t)
    begin(t)
    t:equal({ gold(t, 1), gold(t, 2), gold(t, 3) }, { 0, 0, 0 })
end)

hex.test("X-R-10 X-R-11 X-R-13 the set-up pays, at most 4 gold", function(t)
    local most = 0
    for seed = 1, 12 do
        t:game { players = 3, scenario = "rivers", setup = true, seed = seed }
        for seat = 1, 3 do
            local due = t:ask(function(game)
                local sum = 0
                for _, corner in ipairs(game:places(seat, "settlement")) do
                    for _, tile in ipairs(game:tiles_of(corner)) do
                        if game:get("river", tile) > 0 then sum = sum + 1 break end
                    end
                end
                for _, edge in ipairs(game:places(seat, "road")) do
                    for _, tile in ipairs(game:tiles_beside(edge)) do
                        if game:get("river", tile) > 0 then sum = sum + 1 break end
                    end
                end
                return sum
            end)
            t:equal(gold(t, seat), due)
            most = math.max(most, due)
        end
    end
    t:equal(most > 1 and most <= 4, true)
end)

hex.test("X-R-9 the hexes of the rivers produce", function(t)
    begin(t)
    t:tile(-1, -1, "mountains", 5)
    t:piece(1, "settlement", -1, -1, "N")
    t:roll(5)
    t:equal(t:goods(1, "ore"), 1)
end)

hex.test("X-R-5 the swamp produces nothing", function(t)
    begin(t)
    t:piece(1, "settlement", 2, -1, "NE")
    local before = t:goods(1)
    t:roll(2)
    t:equal(t:goods(1), before)
end)

hex.test("X-R-24 X-G-8 gold buys resources", function(t)
    begin(t)
    t:give(1, { gold = 4 })
    t:roll(12)
    t:act(1, "trade_bank", "gold", "ore")
    t:equal({ gold(t, 1), t:goods(1, "ore") }, { 2, 1 })
end)

hex.test("X-R-27 X-R-30 the tiles follow every change of gold", function(t)
    begin(t)
    t:give(1, { gold = 2 })
    t:equal({ t:points(1), t:points(2), t:points(3) }, { 1, -2, -2 })
    t:give(2, { gold = 2 })
    t:equal({ t:points(1), t:points(2), t:points(3) }, { 0, 0, -2 })
    t:give(3, { gold = 2 })
    t:equal({ t:points(1), t:points(2), t:points(3) }, { -2, -2, -2 })
    t:roll(12)
    t:act(1, "trade_bank", "gold", "ore")
    t:equal({ t:points(1), t:points(2), t:points(3) }, { -2, 0, 0 })
end)

hex.test("X-R-30 a trade can win, and nothing counts before the set-up is over", function(t)
    begin(t, { target_vp = 3 })
    t:piece(1, "settlement", 0, -2, "N")
    t:piece(1, "settlement", 2, -2, "N")
    t:give(1, { ore = 4 })
    t:equal(t:points(1), 0)
    t:roll(12)
    t:act(1, "trade_bank", "ore", "gold")
    t:equal(t:points(1), 3)
    t:equal(t:winner(), 1)
end)

hex.test("X-R-31 ten points win", function(t)
    begin(t)
    t:equal(t:ask(function(game) return game:points(1) end), -2)
    for _, place in ipairs { { 0, -2, "N" }, { 1, -2, "N" }, { 2, -2, "N" }, { 0, 2, "S" } } do
        t:piece(1, "city", place[1], place[2], place[3])
    end
    t:give(1, { gold = 1 })
    t:card(1, "chapel")
    t:roll(12)
    t:equal(t:winner(), 1)
end)

hex.test("X-R-11 a settlement that is built anew at a river pays again", function(t)
    t:game { players = 3, scenario = "rivers", mods = { "volcano" },
        options = { volcano_production = "none" } }
    t:tile(0, -2, "volcano", 9)
    t:piece(1, "settlement", 0, -2, "SE")
    t:piece(1, "road", 0, -1, "NE")
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    local before = gold(t, 1)
    t:next { 3 }
    t:roll(9)
    t:equal({ t:at(0, -2, "SE") }, {})
    t:act(1, "build_settlement", { 0, -2, "SE" })
    t:equal(gold(t, 1), before + 1)
end)
