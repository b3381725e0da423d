-- Beside the Rivers (X-B-85, X-B-86).
local beside = hex.include "tests/parts/beside.lua"
local begin = beside.begin_with("barbarian_attack", "rivers")

hex.test("X-B-85 rivers and bridges do not hinder knights; nobody is poor", function(t)
    begin(t)
    local knight = t:figure(1, "knight", 0, 0, "NW")
    t:piece(2, "bridge", 0, 0, "NE")
    t:equal({ t:points(1), t:points(3) }, { 0, 0 })
    t:roll(7)
    t:act(1, "end_turn")
    t:act(1, "travel_knight", knight, { 0, 0, "NE" })
    t:equal(t:get("march", knight), 2)
end)

local function enemies(t)
    return t:ask(function(game)
        local found = {}
        for _, place in ipairs { { -2, 0 }, { 2, 0 } } do
            local tile = game:tile(place[1], place[2])
            table.insert(found, #game:figures_at("tile", tile, "barbarian"))
        end
        table.insert(found, #game:figures "barbarian")
        return found
    end)
end

hex.test("X-B-95 X-B-96 the 2 lies with the 12, and the 11 where the short river rises", function(t)
    for _, layout in ipairs { "standard", "shuffled" } do
        begin(t, { options = { ["tb.baNumberLayout"] = layout } })
        t:equal({ t:at(2, 0) }, { "mountains", 11 }, layout)
        t:equal(t:ask(function(game) return #game:tiles_numbered(11) end), 2)
    end
    begin(t)
    t:equal({ enemies(t), t:ask(function(game) return #game:places_with "coast" end) },
        { { 1, 1, 2 }, 9 })
    for number = 2, 12, 10 do
        begin(t)
        t:next { 3, 3, 4, 4, number // 2, number // 2 }
        t:piece(1, "settlement", -2, 0, "NE")
        t:equal(enemies(t)[1], 2, number)
    end
    t:figure(1, "barbarian", -2, 0)
    t:equal(t:get("turned_down", { -2, 0 }) > 0, true)
    t:give(1, { grain = 1, ore = 1, wool = 1 })
    t:roll(7)
    t:top "intrigue"
    t:act(1, "do_order")
    t:act(1, "choose_tile_of_barbarian", { -2, 0 })
    t:equal(t:ask(function(game) return { game:token(game:tile(-2, 0)) } end), { 2, 12 })
end)

hex.test("X-B-94 the long river crosses the island, the short one goes along the coast", function(t)
    begin(t, { options = { ["tb.riverLayout"] = "turned" } })
    local function along(places)
        local found = {}
        for at, place in ipairs(places) do found[at] = t:at(place[1], place[2]) end
        return found
    end
    t:equal(along { { -2, 2 }, { -1, 1 }, { 0, 0 }, { 1, -1 }, { 2, -2 } },
        { "castle", "mountains", "hills", "pasture", "swamp" })
    t:equal(along { { 2, 0 }, { 1, 1 }, { 0, 2 } }, { "mountains", "hills", "swamp" })
    local sites = {}
    for _, site in ipairs { { -1, 1, "NE" }, { 0, 0, "NE" }, { 1, -1, "NE" }, { 2, -2, "NE" },
        { 2, 0, "SW" }, { 1, 1, "SW" }, { 0, 2, "SW" } } do
        table.insert(sites, t:get("bridge_site", site))
    end
    t:equal(sites, { 1, 1, 1, 1, 1, 1, 1 })
    t:equal(t:ask(function(game)
        return { #game:places_with "bridge_site", #game:places_with "river_path",
            #game:places_with "river_corner" }
    end), { 7, 4 * 6 - 3 + 3 * 6 - 2, 4 * 6 - 6 + 3 * 6 - 4 })
    t:piece(1, "settlement", 0, 0, "S")
    t:equal(t:goods(1, "gold"), 1)
end)

hex.test("X-R-16 X-B-85 no road crosses a river, X-B-21 nor lies at conquered land", function(t)
    begin(t)
    t:piece(1, "road", 0, 0, "NW")
    t:piece(1, "road", 1, 1, "E")
    t:give(1, { brick = 2, lumber = 2 })
    t:roll(7)
    t:refused(1, "build_road", { 0, 0, "NE" }, "forbidden")
    t:act(1, "build_road", { 1, 1, "SE" })
    for _ = t:get("barbarians_here", { 1, 1 }) + 1, 3 do t:figure(1, "barbarian", 1, 1) end
    t:refused(1, "build_road", { 1, 1, "NE" }, "forbidden")
end)

hex.test("X-B-86 no bridge on a path of a conquered tile", function(t)
    begin(t)
    t:piece(1, "road", 2, 0, "W")
    t:give(1, { brick = 2, lumber = 1 })
    t:roll(7)
    t:equal(t:legal(1, "build_bridge"), 1)
    for _ = 1, 2 do t:figure(1, "barbarian", 2, 0) end
    t:equal(t:legal(1, "build_bridge"), 0)
end)

hex.test("X-B-85 X-B-86 games of three to six go on", function(t)
    beside.games_go_on(t, begin)
end)

hex.test("X-B-94 two mountains, hills and pastures and the desert are left out", function(t)
    begin(t)
    t:equal(t:ask(function(game)
        local found = {}
        local names = { "mountains", "hills", "pasture", "fields", "forest", "desert" }
        for at, terrain in ipairs(names) do
            found[at] = #game:tiles(terrain)
        end
        return found
    end), { 3, 3, 3, 4, 3, 0 }, "five of those lie at the rivers")
end)
