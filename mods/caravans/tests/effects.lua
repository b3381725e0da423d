local function begin(t)
    t:game { players = 3, scenario = "caravans" }
    t:roll(12)
end

-- A camel on a path, as a vote leaves it.
local function camel(t, q, r, side)
    t:set("camels", { q, r, side }, 1)
    t:figure(1, "camel", q, r, side)
end

local function length(t, seat)
    return t:ask(function(game) return game:measure(seat, "longest_road") end)
end

hex.test("X-C-25 case 8: four roads, two of them with camels, are six long", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW" } do t:piece(1, "road", 1, 0, side) end
    t:equal(length(t, 1), 4)
    camel(t, 1, 0, "E")
    camel(t, 1, 0, "SE")
    t:equal(length(t, 1), 6)
end)

hex.test("X-C-28 the longest road changes hands after a camel", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(2, "road", -2, 2, side) end
    for _, side in ipairs { "NE", "E", "SE", "SW" } do t:piece(1, "road", 1, 0, side) end
    t:equal(t:ask(function(game) return game:holder "longest_road" end), 2)
    camel(t, 1, 0, "E")
    t:equal(t:ask(function(game) return game:holder "longest_road" end), 2)
    camel(t, 1, 0, "SE")
    t:equal(t:ask(function(game) return game:holder "longest_road" end), 1)
end)

hex.test("X-C-26 X-C-27 a settlement or city between two camels is a point more", function(t)
    begin(t)
    t:piece(1, "settlement", 1, 0, "N")
    camel(t, 1, 0, "NE")
    t:equal(t:points(1), 1)
    camel(t, 1, 0, "NW")
    t:equal(t:points(1), 2)
    t:give(1, { grain = 2, ore = 3 })
    t:act(1, "build_city", { 1, 0, "N" })
    t:equal(t:points(1), 3)
end)

hex.test("X-C-26 a building that comes between two camels later counts, too", function(t)
    begin(t)
    camel(t, 1, 0, "NE")
    camel(t, 1, 0, "NW")
    t:piece(2, "settlement", 1, 0, "N")
    t:equal(t:points(2), 2)
end)

-- A vote on a camel after the turn of seat 1, who places it north of the oasis.
local function place_northern(t)
    t:set("founded", 1, 1)
    t:act(1, "end_turn")
    t:act(1, "choose_path_of_camel", { 0, -1, "E" })
end

hex.test("X-C-26 X-G-4 the camel that was voted for counts at once, and may win", function(t)
    for target = 3, 4 do
        t:game { players = 3, scenario = "caravans", options = { target_vp = target } }
        t:piece(1, "settlement", 0, 0, "N")
        t:piece(1, "settlement", -2, 0, "N")
        camel(t, 0, 0, "NE")
        t:roll(12)
        place_northern(t)
        t:equal(t:points(1), 3)
        t:equal(t:winner(), target == 3 and 1 or nil)
    end
end)

hex.test("X-C-25 X-C-28 a camel that was voted for lengthens a road and may win", function(t)
    t:game { players = 3, scenario = "caravans", options = { target_vp = 3 } }
    t:piece(1, "settlement", 2, -2, "N")
    t:piece(1, "road", 0, -1, "E")
    for _, side in ipairs { "NE", "E", "SE" } do t:piece(1, "road", 0, 0, side) end
    t:roll(12)
    t:equal(t:points(1), 1)
    place_northern(t)
    t:equal({ t:points(1), t:winner() }, { 3, 1 })
end)

hex.test("X-C-29 who gets the points by another's turn wins when the own turn begins", function(t)
    begin(t)
    t:piece(2, "settlement", 1, 0, "N")
    camel(t, 1, 0, "NE")
    t:set("camel_points", 2, 11)
    camel(t, 1, -1, "SE")
    t:set("camel_points", 2, 11)
    t:equal(t:points(2), 12)
    t:equal(t:winner(), nil)
    t:act(1, "end_turn")
    t:equal(t:winner(), 2)
end)

hex.test("X-C-30 twelve points win, with a patch of two more than usual", function(t)
    begin(t)
    t:set("camel_points", 1, 11)
    t:act(1, "end_turn")
    t:equal(t:winner(), nil)
    t:set("camel_points", 2, 12)
    t:roll(12)
    t:equal(t:winner(), 2)
end)

hex.test("X-C-33 X-C-34 X-C-35 with ships a camel goes by sea, and a ship counts twice", function(t)
    t:game { players = 3, scenario = "seafarers:new_shores", mods = { "caravans" } }
    t:piece(1, "ship", 3, 3, "E")
    t:piece(1, "ship", 3, 3, "SE")
    local before = length(t, 1)
    t:set("camels", { 3, 3, "E" }, 1)
    t:equal(length(t, 1), before + 1)
    t:set("camel_points", 1, 15)
    t:roll(12)
    t:equal(t:winner(), nil, "New Shores needs 14, and two more")
end)

hex.test("X-C-33 the pirate does not hinder camels", function(t)
    t:game { players = 3, scenario = "seafarers:new_shores", mods = { "caravans" } }
    local paths = t:ask(function(game)
        local found = {}
        for _, edge in ipairs(game:places_with "camel_path") do
            for _, tile in ipairs(game:tiles_beside(edge)) do
                if not game:is_land(tile) then table.insert(found, tile) end
            end
        end
        return found
    end)
    local function count(game) return #game:places_with "camel_path" end
    local before = t:ask(count)
    for q = -3, 8 do
        for r = -3, 8 do
            local tile = t:ask(function(game) return game:tile(q, r) end)
            for _, other in ipairs(paths) do
                if other == tile then t:pawn("pirate", q, r) end
            end
        end
    end
    t:equal(t:ask(count), before)
end)

hex.test("X-C-36 with fish the lake lies beside the oasis, and 12 lies with 2", function(t)
    for seed = 1, 4 do
        t:game { players = 3, seed = seed, scenario = "caravans", mods = { "fishermen" },
            setup = true }
        local found = t:ask(function(game)
            local lake, both = game:tiles "lake"[1], false
            local beside, numbers = false, {}
            for _, tile in ipairs(game:neighbours(lake)) do
                beside = beside or game:terrain(tile) == "oasis"
            end
            for _, tile in ipairs(game:tiles()) do
                local one, two = game:token(tile)
                if one == 2 and two == 12 then both = true end
                local on_land = game:terrain(tile) ~= "fishing_ground"
                if on_land and not two and one > 0 then table.insert(numbers, one) end
            end
            table.sort(numbers)
            return { beside, both, #game:tiles "forest", numbers }
        end)
        local pairs_of = { 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11 }
        t:equal(found, { true, true, 3, pairs_of })
    end
end)

hex.test("X-C-36 X-C-37 with the option the oasis is the lake", function(t)
    for total = 2, 12 do
        t:game { players = 3, scenario = "caravans", mods = { "fishermen" },
            options = { ["tb.oasisIsLake"] = true } }
        t:piece(1, "settlement", 0, 0, "N")
        t:card(1, "knight")
        t:act(1, "play_knight")
        t:refused(1, "move_robber", { 0, 0 })
        t:act(1, "move_robber", { 2, 0 })
        t:top "fish_1"
        t:roll(total)
        t:equal(t:ask(function(game) return game:cards(1, "fish_1") end),
            (total < 4 or total > 10) and 1 or 0)
        t:equal(#t:ask(function(game) return game:tiles "lake" end), 0)
    end
end)

hex.test("X-F-41 X-C-36 the oasis that is the lake has no ships on its paths", function(t)
    for _, is_lake in ipairs { false, true } do
        t:game { players = 3, scenario = "seafarers:new_shores", mods = { "caravans", "fishermen" },
            options = { ["tb.oasisIsLake"] = is_lake } }
        t:piece(1, "settlement", 3, 3, "S")
        t:give(1, { lumber = 1, wool = 1 })
        t:roll(4)
        t:tile(2, 4, "oasis")
        if is_lake then
            t:refused(1, "build_ship", { 2, 4, "E" }, "not_allowed")
        else
            t:act(1, "build_ship", { 2, 4, "E" })
        end
    end
end)

hex.test("X-C-26 a building that is lost between two camels scores no more", function(t)
    t:game { players = 3, scenario = "caravans", mods = { "volcano" },
        options = { volcano_production = "none" } }
    t:tile(1, 0, "volcano", 9)
    t:piece(2, "settlement", 1, 0, "N")
    camel(t, 1, 0, "NE")
    camel(t, 1, 0, "NW")
    t:equal(t:points(2), 2)
    t:next { 1 }
    t:roll(9)
    t:equal({ t:at(1, 0, "N") }, {})
    t:equal({ t:points(2), t:get("camel_points", 2) }, { 0, 0 })
end)

hex.test("X-C-1 X-C-36 X-R-43 X-G-19 two oases on the large island, also as lakes", function(t)
    for other, is_lake in pairs { rivers = false, fishermen = true } do
        t:game { players = 5, scenario = "caravans", mods = { other },
            options = is_lake and { ["tb.oasisIsLake"] = true } or nil }
        t:equal(t:ask(function(game)
            local lakes = is_lake and #game:tiles "lake" + #game:tiles "small_lake" or 0
            return { #game:tiles "oasis", lakes }
        end), { 2, 0 }, other)
    end
end)

hex.test("X-C-1 on the printed island everybody places his own settlements", function(t)
    local function places_of(seed)
        t:game { players = 4, scenario = "caravans:first_caravan", setup = true, seed = seed }
        return t:ask(function(game)
            return table.concat(game:places(1, "settlement"), " ")
        end)
    end
    local first = places_of(1)
    t:equal(first == places_of(2) and first == places_of(3), false)
end)

hex.test("X-C-36 X-G-19 on other islands, too, oases have deserts and lakes forests", function(t)
    local function places(game, lakes)
        local count = 0
        for _, lake in ipairs(lakes) do count = count + #game:tiles(lake) end
        return { #game:tiles "oasis", count, #game:tiles "forest", #game:tiles "pasture",
            #game:tiles "desert" }
    end
    t:game { players = 4, scenario = "caravans:first_caravan", mods = { "fishermen" } }
    t:equal(t:at(0, 0), "oasis")
    t:equal(t:ask(function(game) return places(game, { "lake" }) end), { 1, 1, 3, 4, 0 })
    t:game { players = 5, scenario = "caravans", mods = { "fishermen" } }
    t:equal(t:ask(function(game) return places(game, { "lake", "small_lake" }) end),
        { 2, 2, 4, 6, 0 })
end)
