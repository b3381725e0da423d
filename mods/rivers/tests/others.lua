-- The Rivers with other games (X-R-32 to X-R-44, X-F-48).
local function gold(t, seat) return t:goods(seat, "gold") end
local function cities(t) return t:ask(function(game) return game:pieces(1, "city") end) end

hex.test("X-F-48 six fish build a bridge, which pays its gold; there is no lake", function(t)
    t:game { players = 3, scenario = "rivers", mods = { "fishermen" } }
    t:equal(t:ask(function(game) return #game:tiles "lake" end), 0)
    t:piece(1, "settlement", 0, -1, "NE")
    t:card(1, "fish_3")
    t:card(1, "fish_2")
    t:roll(12)
    t:refused(1, "do_fish_bridge", "too_few_cards")
    t:card(1, "fish_1")
    local before = gold(t, 1)
    t:act(1, "do_fish_bridge")
    t:act(1, "place_bridge", { 0, -1, "E" })
    t:equal(gold(t, 1), before + 3)
end)

hex.test("X-R-32 a city of the set-up pays 1 gold at a river", function(t)
    local found = 0
    for seed = 1, 8 do
        t:game { players = 3, scenario = "rivers", mods = { "cities_knights" }, setup = true,
            seed = seed }
        for seat = 1, 3 do
            local due = t:ask(function(game)
                local sum = 0
                for _, corner in ipairs(game:places(seat, "city")) do
                    if game:get("river_corner", corner) > 0 then sum = sum + 1 end
                end
                for _, corner in ipairs(game:places(seat, "settlement")) do
                    if game:get("river_corner", corner) > 0 then sum = sum + 1 end
                end
                for _, edge in ipairs(game:places(seat, "road")) do
                    if game:get("river_path", edge) > 0 then sum = sum + 1 end
                end
                return sum
            end)
            t:equal(gold(t, seat), due)
            found = found + due
        end
    end
    t:equal(found > 0, true)
end)

hex.test("X-R-33 X-R-34 gold buys resources only, and commodities buy gold", function(t)
    t:game { players = 3, scenario = "rivers", mods = { "cities_knights" } }
    t:give(1, { gold = 4, cloth = 4 })
    t:roll(12)
    t:refused(1, "trade_bank", "gold", "cloth")
    t:act(1, "trade_bank", "gold", "ore")
    t:act(1, "trade_bank", "cloth", "gold")
    t:equal({ gold(t, 1), t:goods(1, "cloth") }, { 3, 0 })
end)

hex.test("X-R-35 progress cards and the Aqueduct do not reach gold", function(t)
    t:game { players = 3, scenario = "rivers", mods = { "cities_knights" } }
    t:give(2, { gold = 5, ore = 1 })
    t:give(3, { wool = 1 })
    t:piece(2, "city", 0, 0, "N")
    for _, card in ipairs { "merchant_fleet", "master_merchant", "resource_monopoly" } do
        t:card(1, card)
    end
    t:roll(12)
    t:act(1, "play_merchant_fleet")
    t:refused(1, "choose_fleet_good", "gold")
    t:act(1, "choose_fleet_good", "ore")
    t:act(1, "play_master_merchant")
    t:act(1, "choose_richer_opponent", 2)
    t:refused(1, "choose_wares", "gold")
    t:act(1, "choose_wares", "ore")
    t:act(1, "play_resource_monopoly")
    t:refused(1, "choose_good", "gold")
    t:act(1, "choose_good", "wool")
    t:equal({ gold(t, 1), gold(t, 2) }, { 0, 5 })
end)

hex.test("X-R-36 X-R-37 knights cross bridges, and Intrigue reaches beside them", function(t)
    t:game { players = 3, scenario = "rivers", mods = { "cities_knights" } }
    t:piece(1, "bridge", 0, -1, "E")
    t:piece(1, "road", 0, -1, "NE")
    local knight = t:figure(1, "knight", 0, -1, "N")
    t:set("active", knight, 1)
    t:roll(12)
    local far = t:ask(function(game) return game:corner(game:tile(0, -1), 3) end)
    t:equal(t:ask(function(game) return game:ways(knight)[far] ~= nil end), true)
    t:equal(t:ask(function(game) return game:connected(1, far) end), true)
end)

hex.test("X-R-38 five gold save a city from the barbarians", function(t)
    for _, pays in ipairs { true, false } do
        t:game { players = 3, scenario = "rivers", mods = { "cities_knights" } }
        t:piece(1, "city", 0, 0, "N")
        t:piece(1, "city", 0, 0, "S")
        for seat = 1, 2 do t:give(seat, { gold = 6 }) end
        t:set("barbarian_ship", 6)
        t:roll(12, { event = "ship" })
        if pays then
            t:act(1, "choose_way", 1)
            t:equal({ gold(t, 1), cities(t) }, { 1, 2 })
            t:equal(t:legal(2, "choose_way"), 0, "who has no city is not asked")
        else
            t:act(1, "choose_way", 2)
            t:act(1, "choose_lost_city", { 0, 0, "N" })
            t:equal({ gold(t, 1), cities(t) }, { 6, 1 })
        end
    end
    t:game { players = 3, scenario = "rivers", mods = { "cities_knights" } }
    t:piece(1, "city", 0, 0, "N")
    t:give(1, { gold = 4 })
    t:set("barbarian_ship", 6)
    t:roll(12, { event = "ship" })
    t:equal(t:legal(1, "choose_way"), 0, "four are too few")
end)

hex.test("X-R-42 with Cities & Knights 13 points win", function(t)
    t:game { players = 3, scenario = "rivers", mods = { "cities_knights" } }
    for _, place in ipairs { { 0, -2, "N" }, { 2, -2, "N" }, { 0, 2, "S" }, { -2, 2, "S" } } do
        t:piece(1, "city", place[1], place[2], place[3])
    end
    for _, place in ipairs { { 0, 0, "N" }, { 0, 0, "S" }, { -1, 0, "N" } } do
        t:piece(1, "settlement", place[1], place[2], place[3])
    end
    t:give(1, { gold = 2 })
    t:equal(t:points(1), 12)
    t:roll(12)
    t:equal(t:winner(), nil)
    t:piece(1, "settlement", 2, 0, "SE")
    t:act(1, "end_turn")
    t:equal(t:winner(), nil)
end)

hex.test("X-R-43 X-R-44 the oasis lies in the middle, and camels cross rivers", function(t)
    t:game { players = 3, scenario = "rivers", mods = { "caravans" } }
    t:equal((t:at(0, 0)), "oasis")
    t:equal(t:ask(function(game)
        local found = { #game:tiles "oasis", #game:tiles "forest", #game:tiles "fields",
            #game:tiles "pasture", #game:tiles "hills", #game:tiles "mountains" }
        local single, doubles = 0, {}
        for _, tile in ipairs(game:tiles()) do
            local number, second = game:token(tile)
            if number == 3 and not second then single = single + 1 end
            if second then table.insert(doubles, number + second) end
        end
        table.sort(doubles)
        table.insert(found, single)
        table.insert(found, table.concat(doubles, " "))
        return found
    end), { 1, 4, 3, 3, 3, 3, 0, "5 15" }, "X-R-45 X-R-46")
    t:piece(1, "road", 2, 0, "NE")
    t:give(1, { brick = 1, lumber = 1, wool = 2, grain = 1 })
    t:roll(12)
    t:act(1, "build_settlement", { 2, 0, "NE" })
    t:act(1, "end_turn")
    t:act(1, "choose_camel_bid", 1)
    t:act(1, "give", { wool = 1 })
    t:equal(t:legal(1, "choose_path_of_camel"), 3)
    t:act(1, "choose_path_of_camel", { 0, -1, "E" })
    t:equal(t:get("camels", { 0, -1, "E" }), 1)
end)

hex.test("X-R-32 to X-R-44 whole games", function(t)
    for _, other in ipairs { "fishermen", "caravans", "cities_knights", "event_cards" } do
        for players = 3, 6, 3 do
            t:game { players = players, scenario = "rivers", mods = { other }, setup = true,
                seed = 2 }
            t:play(300)
        end
    end
end)

local function with_diplomat(t, pays)
    t:game { players = 3, scenario = "rivers", mods = { "cities_knights" },
        options = { ["tb.riverDiplomatPays"] = pays } }
    t:card(1, "diplomat")
end

hex.test("X-R-39 the Diplomat leaves bridges alone", function(t)
    with_diplomat(t)
    t:piece(2, "bridge", 0, -1, "E")
    t:piece(2, "road", 0, 2, "E")
    t:piece(3, "road", 2, 0, "E")
    t:roll(7, { event = "politics" })
    t:act(1, "play_diplomat")
    t:equal(t:legal(1, "choose_open_road"), 2)
    t:refused(1, "choose_open_road", { 0, -1, "E" })
end)

hex.test("X-R-40 a road that leaves a river costs a gold: the player, or the owner", function(t)
    for pays, left in pairs { player = { 1, 3 }, owner = { 2, 2 } } do
        with_diplomat(t, pays)
        t:piece(2, "road", 0, -1, "NE")
        t:piece(2, "road", 0, 2, "E")
        t:give(1, { gold = 2 })
        t:give(2, { gold = 2 })
        t:roll(7, { event = "politics" })
        t:act(1, "play_diplomat")
        t:act(1, "choose_open_road", { 0, -1, "NE" })
        t:equal({ t:goods(1, "gold"), t:goods(2, "gold") }, left, pays)
    end
end)

hex.test("X-R-40 away from rivers no road costs anything", function(t)
    for _, pays in ipairs { "player", "owner" } do
        with_diplomat(t, pays)
        t:piece(2, "road", 0, 2, "E")
        for seat = 1, 2 do t:give(seat, { gold = 2 }) end
        t:roll(7, { event = "politics" })
        t:act(1, "play_diplomat")
        t:act(1, "choose_open_road", { 0, 2, "E" })
        t:equal({ gold(t, 1), gold(t, 2) }, { 2, 2 }, pays)
    end
end)

hex.test("X-R-40 so does an own road that is built again elsewhere, by either rule", function(t)
    for _, pays in ipairs { "player", "owner" } do
        with_diplomat(t, pays)
        t:piece(1, "road", 0, -1, "NE")
        t:piece(1, "settlement", 0, 2, "SW")
        t:give(1, { gold = 2 })
        local before = t:goods(1, "gold")
        t:roll(7, { event = "politics" })
        t:act(1, "play_diplomat")
        t:act(1, "choose_open_road", { 0, -1, "NE" })
        t:act(1, "choose_new_road", { 0, 2, "SW" })
        t:equal(t:goods(1, "gold"), before - 1, pays)
    end
end)

hex.test("X-R-41 a road that is built again at a river earns a gold", function(t)
    with_diplomat(t)
    t:piece(1, "settlement", 0, -1, "N")
    t:piece(1, "road", 0, 2, "E")
    t:piece(2, "road", 2, 0, "NE")
    local before = t:goods(1, "gold")
    t:roll(7, { event = "politics" })
    t:act(1, "play_diplomat")
    t:act(1, "choose_open_road", { 0, 2, "E" })
    t:act(1, "choose_new_road", { 0, -1, "NE" })
    t:equal(t:goods(1, "gold"), before + 1)
end)

hex.test("X-R-44 a bridge beside a camel counts twice, as a road does", function(t)
    t:game { players = 3, scenario = "rivers", mods = { "caravans" } }
    local function length(game) return game:measure(1, "longest_road") end
    t:piece(1, "bridge", 1, 1, "W")
    t:piece(1, "road", 1, 1, "NW")
    t:equal(t:ask(length), 2)
    t:set("camels", { 1, 1, "W" }, 1)
    t:equal(t:ask(length), 3)
    local free = {}
    for bridge = 0, 1 do
        t:game { players = 3, scenario = "rivers", mods = { "caravans" } }
        if bridge == 1 then t:piece(2, "bridge", 0, -1, "E") end
        t:set("founded", 1, 1)
        t:roll(12)
        t:act(1, "end_turn")
        free[bridge + 1] = t:get("camel_path", { 0, -1, "E" })
    end
    t:equal(free, { 1, 1 }, "with a bridge on the site or without")
end)

hex.test("X-E-42 X-2-43 the robber flees off the board, with two players as well", function(t)
    for players = 2, 3 do
        t:game { players = players, scenario = "rivers", mods = { "event_cards" } }
        t:pawn("robber", 0, 0)
        t:top "event_4_2"
        t:act(1, "roll")
        t:equal(t:ask(function(game) return game:pawn "robber" end), nil, players)
    end
end)
