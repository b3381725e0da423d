-- The regions, what they store, and how the land grows.
local kinds = { "farmland", "mountains", "pasture", "forest", "hills", "stream" }

-- The six start regions of both, column by column.
local function begin(t)
    t:game { players = 2, seed = 1 }
    for seat, row in ipairs { 4, -4 } do
        t:piece(seat, "road", 0, row)
        t:piece(seat, "settlement", -1, row)
        t:piece(seat, "settlement", 1, row)
        local at = 0
        for column = -2, 2, 2 do
            for _, half in ipairs { -1, 1 } do
                at = at + 1
                t:tile(column, row + half, kinds[at], (at + seat - 2) % 6 + 1)
                t:set("stock", { column, row + half }, 1)
            end
        end
    end
end

hex.test("C-26 C-27 C-32 C-33 the start regions lie where their owner wants", function(t)
    t:game { players = 2, seed = 4, setup = true }
    for seat, row in ipairs { 4, -4 } do
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
    for _, row in ipairs { 4, -4 } do
        t:equal(t:at(0, row, "edge"), "road")
        t:equal(t:at(-1, row, "corner"), "settlement")
        t:equal(t:at(1, row, "corner"), "settlement")
    end
end)

hex.test("C-18 C-23 what is stored is what a player has", function(t)
    begin(t)
    t:equal(t:goods(1, "ore"), 1)
    t:set("stock", { -2, 5 }, 3)
    t:equal(t:goods(1, "ore"), 3)
    t:equal(t:goods(2, "ore"), 1)
end)

hex.test("C-20 C-84 every region with the number brings one, up to three", function(t)
    begin(t)
    t:set("stock", { -2, 3 }, 3)
    t:roll(1, { event = "question" })
    t:equal(t:goods(1, "grain"), 3, "the fourth is lost")
    t:equal(t:goods(2, "gold"), 2, "of both players (C-83)")
    t:equal(t:get("stock", { 2, -3 }), 2)
end)

hex.test("C-65 C-46 a region between two buildings, or at a city, still brings one", function(t)
    begin(t)
    t:piece(1, "city", 1, 4)
    t:roll(3, { event = "question" })
    t:equal(t:goods(1, "wool"), 2)
end)

hex.test("C-22 the owner says which of two regions pays", function(t)
    begin(t)
    t:tile(4, 3, "hills", 2)
    t:set("stock", { 4, 3 }, 2)
    t:roll(6, { event = "question" })
    t:equal(t:goods(1, "brick"), 3)
    t:act(1, "build_road", { 2, 4 })
    t:equal(t:legal(1), 2)
    t:refused(1, "choose_tile", { 4, 5 }, "wrong_place")
    t:act(1, "choose_tile", { 4, 3 })
    t:act(1, "choose_tile", { 2, 3 })
    t:equal(t:get("stock", { 4, 3 }), 1)
    t:equal(t:get("stock", { 2, 3 }), 0)
    t:equal(t:goods(1, "brick"), 1)
end)

hex.test("C-57 C-58 C-59 a settlement opens two regions, as its builder lays them", function(t)
    begin(t)
    t:piece(1, "road", 2, 4)
    t:top "forest_2"
    t:top "stream_1"
    t:roll(6, { event = "question" })
    for _, place in ipairs { { -2, 3 }, { 0, 3 }, { 0, 5 }, { 2, 3 } } do
        t:set("stock", place, 1)
    end
    t:act(1, "build_settlement", { 3, 4 })
    t:equal(t:legal(1, "choose_upper"), 2)
    t:act(1, "choose_upper", "forest_2")
    local above, number = t:at(4, 3)
    t:equal(above, "forest")
    t:equal(number, 1)
    local below, other = t:at(4, 5)
    t:equal(below, "stream")
    t:equal(other, 3)
    t:equal(t:get("stock", { 4, 3 }), 0)
    t:equal(t:points(1), 3)
end)
