-- The regions, what they store, and how the land grows.
local parts = hex.include "tests/parts/table.lua"
local begin, kinds = parts.start, parts.kinds

hex.test("C-26 C-27 C-32 C-33 C-43 the start regions lie where their owner wants", function(t)
    t:game { players = 2, seed = 4, setup = true }
    for seat, row in ipairs { 3, -3 } do
        local seen = {}
        for column = -2, 2, 2 do
            for _, half in ipairs { -1, 1 } do
                local terrain, number = t:at(column, row + half)
                seen[terrain] = number
                t:equal(t:get("stock", { column, row + half }), 1)
            end
        end
        for at, kind in ipairs(kinds) do
            t:equal(seen[kind], (at + seat - 2) % 6 + 1, kind)
        end
        t:equal(t:points(seat), 2, "C-43")
    end
end)

hex.test("C-31 C-44 the start road lies between two settlements", function(t)
    t:game { players = 2, seed = 4, setup = true }
    for _, row in ipairs { 3, -3 } do
        t:equal(t:at(0, row, "edge"), "road")
        t:equal(t:at(-1, row, "corner"), "settlement")
        t:equal(t:at(1, row, "corner"), "settlement")
    end
end)

hex.test("C-18 C-23 what is stored is what a player has", function(t)
    begin(t)
    t:equal(t:goods(1, "ore"), 1)
    t:set("stock", { -2, 4 }, 3)
    t:equal(t:goods(1, "ore"), 3)
    t:equal(t:goods(2, "ore"), 1)
end)

hex.test("C-20 C-84 every region with the number brings one, up to three", function(t)
    begin(t)
    t:set("stock", { -2, 2 }, 3)
    t:roll(1, { event = "knight" })
    t:equal(t:goods(1, "grain"), 3, "the fourth is lost")
    t:equal(t:goods(2, "gold"), 2, "of both players (C-83)")
    t:equal(t:get("stock", { 2, -2 }), 2)
end)

hex.test("C-65 C-46 a region between two buildings, or at a city, still brings one", function(t)
    begin(t)
    t:piece(1, "city", 1, 3)
    t:roll(3, { event = "knight" })
    t:equal(t:goods(1, "wool"), 2)
end)

hex.test("C-22 the owner says which of two regions pays", function(t)
    begin(t)
    t:tile(4, 2, "hills", 2)
    t:set("stock", { 4, 2 }, 2)
    t:roll(6, { event = "knight" })
    t:equal(t:goods(1, "brick"), 3)
    t:act(1, "build_road", { 2, 3 })
    t:equal(t:legal(1), 2)
    t:refused(1, "choose_tile", { 4, 4 }, "wrong_place")
    t:act(1, "choose_tile", { 4, 2 })
    t:act(1, "choose_tile", { 2, 2 })
    t:equal(t:get("stock", { 4, 2 }), 1)
    t:equal(t:get("stock", { 2, 2 }), 0)
    t:equal(t:goods(1, "brick"), 1)
end)

hex.test("C-57 C-58 C-59 a settlement opens two regions, as its builder lays them", function(t)
    begin(t)
    t:piece(1, "road", 2, 3)
    t:top "forest_2"
    t:top "stream_1"
    t:roll(6, { event = "knight" })
    for _, place in ipairs { { -2, 2 }, { 0, 2 }, { 0, 4 }, { 2, 2 } } do
        t:set("stock", place, 1)
    end
    t:act(1, "build_settlement", { 3, 3 })
    t:equal(t:legal(1, "choose_upper"), 2)
    t:act(1, "choose_upper", "forest_2")
    local above, number = t:at(4, 2)
    t:equal(above, "forest")
    t:equal(number, 1)
    local below, other = t:at(4, 4)
    t:equal(below, "stream")
    t:equal(other, 3)
    t:equal(t:get("stock", { 4, 2 }), 0)
    t:equal(t:points(1), 3)
end)

hex.test("C-53 C-22 C-58 a settlement is paid before its regions are seen", function(t)
    parts.begin(t, nil, 3)
    t:piece(1, "road", 2, 3)
    t:set("stock", { 2, 2 }, 0)
    t:tile(2, 2, "forest", 5)
    t:set("stock", { 2, 2 }, 1)
    t:set("stock", { 2, 4 }, 0)
    t:tile(2, 4, "hills", 5)
    t:set("stock", { 2, 4 }, 3)
    t:card(1, "scout")
    t:roll(1, { event = "mill" })
    t:act(1, "build_settlement", { 3, 3 })
    t:refused(1, "react_scout", "must_answer")
    t:act(1, "choose_tile", { 2, 2 })
    t:equal(t:get("stock", { 2, 2 }), 0)
    t:act(1, "react_scout")
    t:equal(t:legal(1, "choose_scouted"), 11)
end)

hex.test("C-10 C-11 C-12 C-13 C-14 C-15 what each region brings", function(t)
    local goods = { "grain", "ore", "wool", "lumber", "brick", "gold" }
    for at, good in ipairs(goods) do
        begin(t)
        t:roll(at, { event = "knight" })
        t:equal(t:goods(1, good), 2, good)
        t:equal(t:goods(1), 7, "and nothing else")
    end
end)

hex.test("C-19 there is nothing but what lies on the regions", function(t)
    begin(t)
    for column = -2, 2, 2 do
        for _, half in ipairs { -1, 1 } do t:set("stock", { column, 3 + half }, 0) end
    end
    t:equal(t:goods(1), 0)
end)

hex.test("C-21 what a region has no room for goes to no other", function(t)
    begin(t)
    t:set("stock", { 2, 4 }, 0)
    t:tile(2, 4, "pasture", 6)
    t:set("stock", { 0, 2 }, 3)
    t:roll(3, { event = "knight" })
    t:equal(t:get("stock", { 2, 4 }), 0)
    t:equal(t:goods(1, "wool"), 3)
end)

hex.test("C-24 C-25 C-30 each start set has the numbers from 1 to 6 once", function(t)
    t:game { players = 2, seed = 9, setup = true }
    for _, row in ipairs { 3, -3 } do
        local sum = {}
        for column = -2, 2, 2 do
            for _, half in ipairs { -1, 1 } do
                local _, number = t:at(column, row + half)
                sum[number] = (sum[number] or 0) + 1
            end
        end
        t:equal(sum, { 1, 1, 1, 1, 1, 1 })
    end
end)

local numbers = {
    farmland_1 = 3, farmland_2 = 4, mountains_1 = 4, mountains_2 = 5, pasture_1 = 5, pasture_2 = 6,
    forest_1 = 6, forest_2 = 1, hills_1 = 1, hills_2 = 2, stream_1 = 3,
}
local function land_of(t, card, options)
    t:game { players = 2, seed = 1, options = options }
    t:piece(1, "road", 0, 3)
    t:piece(1, "road", 2, 3)
    t:piece(1, "settlement", 1, 3)
    for column = 0, 2, 2 do
        for _, half in ipairs { -1, 1 } do t:tile(column, 3 + half, "hills", 6) end
    end
    t:top(card == "hills_1" and "hills_2" or "hills_1")
    t:top(card)
    t:piece(1, "settlement", 3, 3)
    t:act(1, "choose_upper", card)
    return t:at(4, 2)
end
hex.test("C-28 C-29 the regions of the stack and their numbers", function(t)
    for card, number in pairs(numbers) do
        local terrain, shown = land_of(t, card)
        t:equal(shown, number, card)
        t:equal(card:starts_with(terrain), true, card)
    end
end)
hex.test("C-213 another table of numbers", function(t)
    local options = { card_region_numbers = "reversed" }
    local _, number = land_of(t, "forest_2", options)
    t:equal(number, 6)
    t:game { players = 2, seed = 9, setup = true, options = options }
    for column = -2, 2, 2 do
        for _, half in ipairs { -1, 1 } do
            local terrain, shown = t:at(column, 3 + half)
            if terrain == "farmland" then t:equal(shown, 6) end
        end
    end
end)

hex.test("C-35 C-37 regions and events are shuffled", function(t)
    for _, pile in ipairs { "regions", "events" } do
        local orders = {}
        for seed = 1, 2 do
            t:game { players = 2, seed = seed }
            orders[seed] = t:ask(function(game) return game:cards_in(pile) end)
        end
        local same = true
        for at, card in ipairs(orders[1]) do same = same and orders[2][at] == card end
        t:equal(same, false, pile)
    end
end)

hex.test("C-39 the higher roll begins", function(t)
    local began = {}
    for seed = 1, 12 do
        t:game { players = 2, seed = seed, setup = true }
        began[t:ask(function(game) return game:first() end)] = true
    end
    t:equal(began, { true, true })
end)

hex.test("C-68 with one region left no settlement is built", function(t)
    begin(t)
    for column = 3, 9, 2 do
        t:piece(1, "road", column - 1, 3)
        t:piece(1, "settlement", column, 3)
        local card = t:ask(function(game) return game:cards_in({ new_land = 1 })[1] end)
        t:act(1, "choose_upper", card)
    end
    t:piece(1, "road", -2, 3)
    t:roll(6, { event = "knight" })
    for column = -2, 2, 2 do
        for _, half in ipairs { -1, 1 } do t:set("stock", { column, 3 + half }, 3) end
    end
    t:equal(t:legal(1, "build_settlement"), 1)
    t:cards({ new_land = 2 }, { t:ask(function(game) return game:cards_in("regions")[1] end) })
    t:equal(t:legal(1, "build_settlement"), 1, "two are enough")
    t:cards({ new_land = 1 }, { t:ask(function(game) return game:cards_in("regions")[1] end) })
    t:refused(1, "build_settlement", { -3, 3 }, "not_allowed")
end)

hex.test("C-47 C-67 five settlements and seven cities are for both", function(t)
    begin(t, nil, 3)
    for seat, row in ipairs { 3, -3 } do
        for column = 3, seat == 1 and 7 or 5, 2 do
            t:piece(seat, "road", column - 1, row)
            t:piece(seat, "settlement", column, row)
            t:act(seat, "choose_upper", t:ask(function(game)
                return game:cards_in({ new_land = seat })[1]
            end))
        end
    end
    t:piece(1, "road", -2, 3)
    t:roll(6, { event = "mill" })
    t:refused(1, "build_settlement", { -3, 3 }, "no_piece_left")
    for column = 1, 5, 2 do
        t:piece(1, "city", column, 3)
        t:piece(2, "city", column, -3)
    end
    parts.stock(t, 1, 3)
    t:act(1, "build_city", { 7, 3 })
    t:refused(1, "build_settlement", { -3, 3 }, "no_piece_left")
    parts.stock(t, 1, 3)
    t:refused(1, "build_city", { -1, 3 }, "no_piece_left")
    t:equal(t:points(1), 9, "C-64")
end)

hex.test("C-67 C-34 all roads, and all cities, may be those of one player", function(t)
    begin(t, nil, 3)
    for column = 3, 11, 2 do
        t:piece(1, "road", column - 1, 3)
        t:piece(1, "settlement", column, 3)
        t:act(1, "choose_upper", t:ask(function(game)
            return game:cards_in({ new_land = 1 })[1]
        end))
    end
    for _, column in ipairs { -2, 12 } do t:piece(1, "road", column, 3) end
    t:equal(t:points(1), 7)
    for column = -1, 11, 2 do t:piece(1, "city", column, 3) end
    t:equal(t:points(1), 14)
end)

hex.test("C-44 C-47 C-69 all settlements may stand on one side, with sites", function(t)
    parts.begin(t, nil, 3)
    for column = -3, -11, -2 do
        t:piece(1, "road", column + 1, 3)
        t:piece(1, "settlement", column, 3)
        t:act(1, "choose_upper", t:ask(function(game)
            return game:cards_in({ new_land = 1 })[1]
        end))
    end
    t:card(1, "garrison")
    t:roll(4, { event = "mill" })
    parts.stock(t, 1, 3)
    t:equal(t:legal(1, "do_lay_garrison"), 14)
    t:act(1, "do_lay_garrison", { -11, 4 })
    t:equal(t:get("guarded", { -12, 4 }), 1)
    t:equal(t:get("guarded", { -10, 4 }), 1)
    t:equal(t:get("guarded", { -10, 2 }), 0)
end)

hex.test("C-32 each region may lie at any of the six places", function(t)
    local places = {}
    for seed = 1, 40 do
        t:game { players = 2, seed = seed, setup = true }
        for column = -2, 2, 2 do
            for _, half in ipairs { -1, 1 } do
                local terrain = t:at(column, 3 + half)
                if terrain == "farmland" then places[column .. " " .. half] = true end
            end
        end
    end
    local count = 0
    for _ in pairs(places) do count = count + 1 end
    t:equal(count, 6)
end)
