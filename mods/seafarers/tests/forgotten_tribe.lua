-- The Forgotten Tribe: gifts (S-110 to S-113) and the rest of its rules (S-108 to S-119, S-74).
-- The tile (2,1) of the tribe has a card at its side W, a harbour at NW and a point at NE.
local function begin(t, players, options, seed)
    t:game { players = players or 3, scenario = "seafarers:forgotten_tribe", options = options,
        seed = seed or 1 }
end

-- A ship beside the gifts of the tile (2,1), and the dice are rolled.
local function arrive(t)
    begin(t)
    t:piece(1, "settlement", 1, 3, "N")
    t:piece(1, "ship", 2, 1, "SW")
    t:roll(7)
    t:act(1, "move_robber", { 1, 5 })
    t:give(1, { lumber = 5, wool = 5 })
end

local function end_round(t)
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(2)
    end
end

hex.test("S-108 everybody begins on the main island", function(t)
    for players = 3, 4 do
        t:game { players = players, scenario = "seafarers:forgotten_tribe", setup = true }
        local buildings = t:ask(function(game)
            local count = 0
            for _, tile in ipairs(game:tiles()) do
                if game:region(tile) == "tribe" then
                    for _, corner in ipairs(game:corners(tile)) do
                        if game:at_corner(corner) then count = count + 1 end
                    end
                end
            end
            return count
        end)
        t:equal(buildings, 0)
        for seat = 1, players do
            t:equal(t:ask(function(game) return game:pieces(seat, "settlement") end), 2)
        end
    end
end)

hex.test("S-109 the islands of the tribe have no numbers and cannot be settled", function(t)
    arrive(t)
    t:equal({ t:at(2, 1) }, { "gold", 0 })
    t:equal({ t:at(4, 7) }, { "gold", 0 })
    t:give(1, { brick = 1, grain = 1 })
    t:refused(1, "build_settlement", { 2, 1, "SW" }, "wrong_place")
    t:act(1, "build_ship", { 2, 1, "W" })
end)

hex.test("S-110 S-116 eight points, four cards, six harbours and no harbour of the map", function(t)
    for players = 3, 4 do
        begin(t, players)
        local points = { { 2, 1, "NE" }, { 5, 1, "NE" }, { 7, 1, "NE" }, { 7, 3, "E" },
            { 6, 5, "E" }, { 4, 7, "SE" }, { 2, 7, "SW" }, { -1, 7, "SE" } }
        local harbours = { { 2, 1, "NW" }, { 5, 1, "NW" }, { 7, 3, "NE" }, { 6, 5, "SE" },
            { 2, 7, "SE" }, { -1, 7, "SW" } }
        local cards = { { 2, 1, "W" }, { 7, 1, "E" }, { 4, 7, "E" }, { -1, 7, "W" } }
        for _, place in ipairs(points) do t:equal(t:get("gift_point", place), 1) end
        for _, place in ipairs(harbours) do t:equal(t:get("gift_harbour", place), 1) end
        for _, place in ipairs(cards) do t:equal(t:get("gift_card", place), 1) end
        t:equal(t:ask(function(game) return game:loose_harbours() end),
            { "any", "brick", "grain", "lumber", "ore", "wool" })
    end
end)

hex.test("S-111 S-112 a ship takes the point there, and the point stays when it has gone",
    function(t)
        arrive(t)
        t:piece(1, "ship", 3, 1, "NW")
        t:equal(t:points(1), 1)
        t:act(1, "build_ship", { 2, 1, "NE" })
        t:equal(t:points(1), 2)
        t:equal(t:get("gift_point", { 2, 1, "NE" }), 0)
        end_round(t)
        t:act(1, "move_ship", { 2, 1, "NE" }, { 3, 1, "NE" })
        t:equal(t:points(1), 2)
    end)

hex.test("S-111 a ship that is moved takes the gift, too", function(t)
    begin(t)
    t:piece(1, "settlement", 1, 3, "N")
    t:piece(1, "ship", 2, 1, "SW")
    t:piece(1, "ship", 1, 1, "SE")
    t:roll(2)
    end_round(t)
    t:act(1, "move_ship", { 1, 1, "SE" }, { 2, 1, "W" })
    t:equal(t:get("gift_card", { 2, 1, "W" }), 0)
end)

hex.test("S-113 a card of the tribe is like one bought in this turn", function(t)
    arrive(t)
    t:cards("gift_cards", { "knight" })
    t:act(1, "build_ship", { 2, 1, "W" })
    t:equal(t:ask(function(game) return game:cards(1, "knight") end), 1)
    t:refused(1, "play_knight", "card_too_new")
end)

hex.test("S-110 the cards of the tribe are not for sale, and wait when all others are gone",
    function(t)
        arrive(t)
        local function count(pile)
            return t:ask(function(game) return #game:cards_in(pile) end)
        end
        t:equal({ count "development", count "gift_cards" }, { 21, 4 })
        t:cards("gift_cards", { "knight", "chapel", "monopoly", "library" })
        for _, card in ipairs { "road_building", "invention" } do t:card(2, card, 2) end
        for _, card in ipairs { "monopoly", "governors_house", "market", "university" } do
            t:card(2, card)
        end
        t:card(2, "knight", 13)
        t:equal(count "development", 0)
        t:give(1, { ore = 1, grain = 1, wool = 1 })
        t:refused(1, "buy_development", "deck_empty")
        t:act(1, "build_ship", { 2, 1, "W" })
        t:equal({ t:get("gift_card", { 2, 1, "W" }), count "gift_cards" }, { 0, 3 })
        t:equal(t:ask(function(game) return game:cards(1, "knight") end), 1)
    end)

hex.test("S-117 S-118 where robber and pirate begin, and where the robber may go", function(t)
    begin(t)
    t:equal(t:ask(function(game)
        return game:pawn "robber" == game:tile(3, 7) and game:pawn "pirate" == game:tile(4, 1)
    end), true)
    t:roll(7)
    t:refused(1, "move_robber", { 2, 1 }, "wrong_place")
    t:refused(1, "move_robber", { 6, 5 }, "wrong_place")
    t:act(1, "move_robber", { 0, 3 })
    t:act(1, "end_turn")
    t:roll(7)
    t:refused(2, "move_robber", { 3, 7 }, "wrong_place")
    t:refused(2, "move_robber", { 5, 1 }, "wrong_place")
end)

hex.test("S-119 thirteen points win, and islands bring none", function(t)
    arrive(t)
    t:set("tribe_points", 1, 8)
    for _, place in ipairs { { 0, 3, "N" }, { 0, 5, "S" } } do
        t:piece(1, "city", place[1], place[2], place[3])
    end
    t:equal(t:points(1), 12 + 1)
    t:act(1, "build_ship", { 2, 1, "W" })
    t:equal(t:winner(), 1)
end)

-- The numbers and lands of the main island, from the three tiles in the east on.
local function island(t)
    return t:ask(function(game)
        local tiles = { game:tile(5, 3), game:tile(5, 4), game:tile(4, 5) }
        for _, tile in ipairs(game:tiles()) do
            if game:region(tile) == "home" then table.insert(tiles, tile) end
        end
        local lands, numbers, reds_touch = "", {}, false
        for at, tile in ipairs(tiles) do
            local token = game:token(tile)
            lands = lands .. " " .. game:terrain(tile)
            if at > 3 then table.insert(numbers, token) end
            if at <= 3 then t:equal(math.abs(7 - token) >= 3, true) end
            for _, near in ipairs((token == 6 or token == 8) and game:neighbours(tile) or {}) do
                local other = game:token(near)
                reds_touch = reds_touch or other == 6 or other == 8
            end
        end
        t:equal(reds_touch, false)
        return lands, numbers
    end)
end

hex.test("S-74 shuffled, the east has poor numbers and no reds touch", function(t)
    local lands, orders = {}, {}
    for seed = 1, 8 do
        begin(t, 3, { map_deal = "shuffled" }, seed)
        local land, numbers = island(t)
        table.insert(lands, land)
        table.insert(orders, table.concat(numbers, " "))
        table.sort(numbers)
        t:equal(numbers, { 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12 })
    end
    table.sort(lands)
    table.sort(orders)
    t:equal({ lands[1] ~= lands[8], orders[1] ~= orders[8] }, { true, true })
end)
