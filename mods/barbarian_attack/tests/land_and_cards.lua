local function begin(t, options, players)
    t:game { players = players or 3, scenario = "barbarian_attack", options = options }
end
local function count(t, q, r)
    return t:ask(function(game) return #game:figures_at("tile", game:tile(q, r), "barbarian") end)
end
local function conquer(t, q, r)
    while count(t, q, r) < 3 do t:figure(1, "barbarian", q, r) end
end
local function left(t, kind, player)
    return t:ask(function(game) return game:figures_left(kind, player) end)
end
-- The landing of a piece that a test places, on numbers that do not matter.
local function quietly(t, piece, q, r, where)
    t:next { 1, 2, 1, 3, 3, 3 }
    t:piece(1, piece, q, r, where)
end
local function buy(t, card)
    t:give(1, { grain = 1, ore = 1, wool = 1 })
    t:top(card)
    t:act(1, "do_order")
end

hex.test("X-B-7 with 30 barbarians 28 are left", function(t)
    begin(t, { ["tb.baBarbarians"] = "30" })
    t:equal(left(t, "barbarian"), 28)
end)

hex.test("X-B-8 X-B-66 six knights and no gold", function(t)
    begin(t)
    for player = 1, 3 do
        t:equal({ left(t, "knight", player), t:goods(player, "gold") }, { 6, 0 })
    end
end)

hex.test("X-B-4 X-B-5 shuffled numbers: the 4 beside the castle, each number once", function(t)
    local others = 0
    for seed = 1, 4 do
        t:game { players = 4, seed = seed, scenario = "barbarian_attack",
            options = { ["tb.baNumberLayout"] = "shuffled" } }
        local _, first = t:at(-2, 1)
        local _, second = t:at(-2, 0)
        t:equal(first, 4)
        if second ~= 12 then others = others + 1 end
        local sum, known = 0, {}
        for _, place in ipairs {
            { -2, 1 }, { -2, 0 }, { -1, -1 }, { 0, -2 }, { 1, -2 }, { 2, -1 }, { 2, 0 }, { 1, 1 },
            { 0, 2 }, { -1, 2 },
        } do
            local _, number = t:at(place[1], place[2])
            t:equal(known[number], nil)
            known[number] = true
            sum = sum + number
        end
        t:equal(sum, 70)
    end
    t:equal(others > 0, true)
end)

hex.test("X-G-19 X-G-20 five and six: two castles, twelve barbarians more", function(t)
    begin(t, nil, 6)
    local places = t:ask(function(game) return { #game:tiles "castle", #game:tiles "desert" } end)
    t:equal(places, { 2, 2 })
    t:equal(left(t, "barbarian"), 46)
    t:equal(count(t, 1, 1), 1)
    t:figure(1, "knight", 2, -3, "W")
    t:roll(4)
    t:act(1, "end_turn")
    t:refused(1, "end_turn")
    t:game { players = 5, seed = 3, scenario = "barbarian_attack", setup = true }
    t:play(300)
end)

-- How often each number lies on the coast and inland.
local function numbers_of(game)
    local counts = { {}, {} }
    for _, tile in ipairs(game:tiles()) do
        local number = game:token(tile)
        if number > 0 then
            local where = counts[game:get("coast", tile) > 0 and 1 or 2]
            where[number] = (where[number] or 0) + 1
        end
    end
    return counts
end
local of_each = {
    [3] = {
        { [2] = 1, [3] = 1, [4] = 1, [5] = 1, [6] = 1, [8] = 1, [9] = 1, [10] = 1, [11] = 1,
            [12] = 1 },
        { [4] = 1, [5] = 1, [6] = 1, [8] = 1, [9] = 1, [10] = 1, [11] = 1 },
    },
    [5] = {
        { [2] = 1, [3] = 2, [4] = 1, [5] = 1, [6] = 1, [8] = 1, [9] = 1, [10] = 1, [11] = 2,
            [12] = 1 },
        { [3] = 1, [4] = 2, [5] = 2, [6] = 2, [8] = 2, [9] = 2, [10] = 2, [11] = 1 },
    },
}

hex.test("X-B-4 X-B-5 X-G-19 the numbers of both islands", function(t)
    for players, counts in pairs(of_each) do
        for _, layout in ipairs { "standard", "shuffled" } do
            begin(t, { ["tb.baNumberLayout"] = layout }, players)
            t:equal(t:ask(numbers_of), counts, layout)
        end
    end
end)

hex.test("X-B-10 the longest road counts", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(1, "road", 0, 0, side) end
    t:equal(t:points(1), 2)
end)

hex.test("X-B-11 the city of the set-up yields a card for each tile beside it", function(t)
    for seed = 1, 3 do
        t:game { players = 3, seed = seed, scenario = "barbarian_attack", setup = true }
        local found = t:ask(function(game)
            local goods = 0
            for _, tile in ipairs(game:tiles_of(game:places(2, "city")[1])) do
                if game:token(tile) > 0 then goods = goods + 1 end
            end
            return { goods, game:hand(2) }
        end)
        t:equal(found[1], found[2])
    end
end)

hex.test("X-B-12 the pieces of the set-up call nobody", function(t)
    t:game { players = 4, seed = 9, scenario = "barbarian_attack", setup = true }
    t:equal(t:ask(function(game) return #game:figures "barbarian" end), 2)
end)

hex.test("X-B-13 a city calls three landings, too", function(t)
    begin(t)
    quietly(t, "settlement", 0, 0, "N")
    local before = left(t, "barbarian")
    t:give(1, { ore = 3, grain = 2 })
    t:roll(4)
    t:next { 4, 4, 4, 5, 5, 5 }
    t:act(1, "build_city", { 0, 0, "N" })
    t:equal(before - left(t, "barbarian"), 3)
end)

hex.test("X-B-13 X-G-4 who wins with a building is not interrupted by a landing", function(t)
    for points = 10, 11 do
        begin(t)
        t:set("prisoners", 1, 2 * points)
        t:piece(1, "road", 2, 0, "E")
        t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
        t:figure(1, "barbarian", 2, 0)
        t:figure(1, "barbarian", 2, 0)
        t:roll(7)
        t:next { 4, 4, 1, 2, 5, 5 }
        t:act(1, "build_settlement", { 2, 0, "SE" })
        t:equal({ count(t, 2, 0), t:points(1), t:winner() },
            points == 11 and { 2, 12, 1 } or { 3, 10 })
    end
end)

hex.test("X-B-17 a landing ends with the last barbarian", function(t)
    begin(t, { ["tb.baBarbarians"] = "30" })
    for _, place in ipairs {
        { -2, 1 }, { -2, 0 }, { -1, -1 }, { 0, -2 }, { 1, -2 }, { 2, -1 }, { 2, 0 }, { 1, 1 },
        { 0, 2 },
    } do
        conquer(t, place[1], place[2])
    end
    t:figure(1, "barbarian", -1, 2)
    t:figure(1, "barbarian", -1, 2)
    t:equal(left(t, "barbarian"), 1)
    t:next { 2, 3 }
    t:piece(1, "settlement", 0, 0, "N")
    t:equal({ left(t, "barbarian"), count(t, -1, 2) }, { 0, 3 })
end)

hex.test("X-B-24 nobody lands inland, in the castle or the desert", function(t)
    begin(t)
    t:next { 4, 6, 4, 5, 5, 6 }
    t:piece(1, "settlement", 0, 0, "N")
    t:equal({ count(t, 0, -1), count(t, -1, 1), count(t, 0, 0) }, { 0, 0, 0 })
    t:equal({ count(t, 1, 1), count(t, -1, -1), count(t, 1, -2) }, { 1, 1, 1 })
    t:equal({ count(t, -2, 2), count(t, 2, -2) }, { 0, 0 })
end)

hex.test("X-B-23 beside conquered land a settlement becomes a city, if not conquered", function(t)
    for _, allowed in ipairs { true, false } do
        begin(t, { ["tb.baUpgradeAtConquered"] = allowed })
        quietly(t, "settlement", 2, 0, "S")
        conquer(t, 2, 0)
        t:give(1, { ore = 3, grain = 2 })
        t:roll(4)
        if allowed then
            t:equal(t:legal(1, "build_city"), 1)
            conquer(t, 1, 1)
        end
        t:refused(1, "build_city", { 2, 0, "S" }, "forbidden")
    end
end)

hex.test("X-B-27 X-B-28 X-H-14 a conquered building yields nothing and has no harbour", function(t)
    begin(t, { harbormaster = "on" })
    quietly(t, "city", 2, 0, "SE")
    local function seen()
        return t:ask(function(game)
            return { game:rate(1, "ore"), game:measure(1, "harbormaster") }
        end)
    end
    t:equal(seen(), { 3, 2 })
    conquer(t, 2, 0)
    t:equal(seen(), { 4, 0 })
    t:roll(8)
    t:equal(t:goods(1), 0)
end)

hex.test("X-B-29 a conquered building still keeps others at a distance", function(t)
    begin(t)
    quietly(t, "city", 2, 0, "S")
    conquer(t, 2, 0)
    conquer(t, 1, 1)
    t:piece(2, "road", 1, 1, "E")
    t:roll(4)
    t:act(1, "end_turn")
    t:give(2, { brick = 2, lumber = 2, wool = 1, grain = 1 })
    t:roll(4)
    t:refused(2, "build_settlement", { 2, 0, "S" })
    t:refused(2, "build_settlement", { 1, 1, "SE" })
end)

hex.test("X-B-30 X-B-31 X-B-43 intrigue frees a tile, which yields again", function(t)
    begin(t)
    quietly(t, "settlement", 2, 0, "S")
    conquer(t, 2, 0)
    conquer(t, 1, 1)
    t:equal(t:points(1), 0)
    t:roll(4)
    buy(t, "intrigue")
    t:act(1, "choose_tile_of_barbarian", { 2, 0 })
    t:equal(t:get("conquered", { 2, 0 }), 0)
    t:equal(t:points(1), 1)
    t:act(1, "end_turn")
    t:act(2, "roll")
end)

hex.test("X-B-21 X-B-22 X-B-30 a freed tile stays closed beside a conquered one", function(t)
    begin(t)
    t:piece(1, "road", 2, 0, "W")
    conquer(t, 2, 0)
    conquer(t, 2, -1)
    t:give(1, { brick = 2, lumber = 2, wool = 1, grain = 1 })
    t:roll(4)
    local before = left(t, "barbarian")
    buy(t, "intrigue")
    t:act(1, "choose_tile_of_barbarian", { 2, 0 })
    t:equal({ left(t, "barbarian"), t:get("prisoners", 1) }, { before, 1 }, "X-B-68")
    t:refused(1, "build_road", { 2, 0, "NW" }, "forbidden")
    t:refused(1, "build_settlement", { 2, 0, "NW" }, "forbidden")
    t:act(1, "build_road", { 2, 0, "SW" })
end)

hex.test("X-B-22 X-B-30 where a tile is freed settlements are built again", function(t)
    begin(t)
    t:piece(1, "road", 2, 0, "W")
    conquer(t, 2, 0)
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:roll(4)
    t:refused(1, "build_settlement", { 2, 0, "NW" }, "forbidden")
    buy(t, "intrigue")
    t:act(1, "choose_tile_of_barbarian", { 2, 0 })
    t:act(1, "build_settlement", { 2, 0, "NW" })
end)

hex.test("X-B-32 the 26 cards and their price", function(t)
    begin(t)
    t:equal(t:ask(function(game) return game:deck "orders" end), 26)
    for card, copies in pairs { knighthood = 14, swift_knight = 4, treason = 4, intrigue = 4 } do
        for _ = 1, copies do t:top(card) end
    end
    t:roll(4)
    t:give(1, { grain = 1, ore = 1 })
    t:refused(1, "do_order", "cannot_pay")
end)

hex.test("X-B-34 the order of the old stack does not matter for the new one", function(t)
    local all, seen, kinds = {}, {}, 0
    for card, copies in pairs { knighthood = 14, swift_knight = 4, treason = 4, intrigue = 4 } do
        for _ = 1, copies do table.insert(all, card) end
    end
    for seed = 1, 8 do
        t:game { players = 3, scenario = "barbarian_attack", seed = seed }
        t:cards("done_orders", all)
        t:equal(t:ask(function(game) return game:deck "orders" end), 0)
        t:give(1, { grain = 1, ore = 1, wool = 1 })
        t:roll(4)
        t:act(1, "do_order")
        local card = t:ask(function(game) return game:cards_in("done_orders")[1] end)
        if not seen[card] then kinds = kinds + 1 end
        seen[card] = true
    end
    t:equal(kinds > 1, true)
end)

hex.test("X-B-34 X-B-37 cards without effect, and an empty stack that is shuffled anew", function(t)
    begin(t)
    t:roll(4)
    for _ = 1, 2 do
        t:figure(1, "barbarian", 2, 0)
        t:figure(1, "barbarian", 2, -1)
    end
    for at = 1, 14 do
        buy(t, "knighthood")
        if at <= 6 then
            local sides = { "NE", "E", "SE", "SW", "W", "NW" }
            t:act(1, "choose_castle_path", { -2, 2, sides[at] })
        end
    end
    t:equal(left(t, "knight", 1), 0)
    for _ = 1, 4 do buy(t, "swift_knight") end
    for _ = 1, 4 do
        buy(t, "treason")
        while t:legal(1, "choose_tile_of_barbarian") > 0 do t:play(1) end
        while t:legal(1, "choose_tile_for_barbarian") > 0 do t:play(1) end
    end
    for _ = 1, 4 do
        buy(t, "intrigue")
        t:play(1)
    end
    t:equal(t:ask(function(game) return game:deck "orders" end), 0)
    t:give(1, { grain = 1, ore = 1, wool = 1 })
    t:act(1, "do_order")
    t:equal(t:ask(function(game) return game:deck "orders" end), 25)
end)

hex.test("X-B-36 X-B-44 a swift knight comes to any path without a knight", function(t)
    begin(t)
    t:figure(2, "knight", 0, 0, "E")
    t:piece(2, "road", 0, 0, "W")
    t:roll(4)
    buy(t, "swift_knight")
    t:refused(1, "place_knight", { 0, 0, "E" }, "no_room")
    t:act(1, "place_knight", { 0, 0, "W" })
    buy(t, "swift_knight")
    t:act(1, "place_knight", { -2, 2, "NE" })
    t:give(2, { brick = 1, lumber = 1 })
    t:act(1, "end_turn")
    t:act(1, "travel_knight", t:ask(function(game)
        for _, knight in ipairs(game:figures("knight", 1)) do
            if game:get("castle_path", game:place_of(knight)) > 0 then return knight end
        end
    end), { -1, 1, "W" })
    t:act(1, "end_turn")
    t:roll(4)
    t:act(2, "build_road", { 0, 0, "NW" })
end)

hex.test("X-B-36 a swift knight may stay away", function(t)
    begin(t)
    t:roll(4)
    buy(t, "swift_knight")
    t:act(1, "decline")
    t:equal(left(t, "knight", 1), 6)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-B-40 treason leads to two different tiles that are not conquered", function(t)
    begin(t)
    conquer(t, 2, 0)
    conquer(t, 2, -1)
    t:roll(4)
    buy(t, "treason")
    t:act(1, "choose_tile_of_barbarian", { 2, 0 })
    t:refused(1, "choose_tile_of_barbarian", { 2, 0 })
    t:act(1, "choose_tile_of_barbarian", { 0, 2 })
    t:refused(1, "choose_tile_for_barbarian", { 2, 0 })
    t:refused(1, "choose_tile_for_barbarian", { 2, -1 })
    t:act(1, "choose_tile_for_barbarian", { 1, 1 })
    t:refused(1, "choose_tile_for_barbarian", { 1, 1 })
    t:act(1, "choose_tile_for_barbarian", { -1, 2 })
    t:equal({ count(t, 2, 0), count(t, 0, 2), count(t, 1, 1), count(t, -1, 2) }, { 2, 0, 1, 1 })
    t:equal(t:get("conquered", { 2, 0 }), 0, "X-B-43")
end)

hex.test("X-B-66 the bank sells a card for 2 gold, twice in a turn", function(t)
    begin(t)
    t:give(1, { gold = 6 })
    t:roll(4)
    local ore = t:goods(1, "ore")
    t:act(1, "trade_bank", "gold", "ore")
    t:act(1, "trade_bank", "gold", "ore")
    t:equal(t:goods(1, "ore") - ore, 2)
    t:refused(1, "trade_bank", "gold", "ore")
end)
