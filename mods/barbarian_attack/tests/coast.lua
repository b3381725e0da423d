local function begin(t)
    t:game { players = 3, scenario = "barbarian_attack" }
end
local function count(t, q, r)
    return t:ask(function(game) return #game:figures_at("tile", game:tile(q, r), "barbarian") end)
end
local function conquer(t, q, r)
    for _ = 1, 3 do t:figure(1, "barbarian", q, r) end
end

hex.test("X-B-1 X-B-2 X-B-3 X-B-4 X-B-5 castle, desert, coast and numbers", function(t)
    for seed = 1, 3 do
        t:game { players = 4, seed = seed, scenario = "barbarian_attack", setup = true }
        t:equal({ t:at(-2, 2) }, { "castle", 0 })
        t:equal({ t:at(2, -2) }, { "desert", 0 })
        local _, first = t:at(-2, 1)
        t:equal(first, 4)
        local counts = t:ask(function(game)
            return { #game:tiles "forest", #game:tiles "pasture", #game:tiles "mountains" }
        end)
        t:equal(counts, { 3, 4, 3 })
        t:equal({ count(t, 0, 2), count(t, -2, 0) }, { 1, 1 }, "X-B-6 one on the 2, one on the 12")
        t:equal(t:ask(function(game) return game:figures_left "barbarian" end), 34, "X-B-7")
        t:equal(t:ask(function(game) return game:pieces(1, "city") end), 1, "X-B-11")
    end
end)

hex.test("X-B-13 X-B-14 X-B-15 a settlement calls three landings on different numbers", function(t)
    begin(t)
    t:next { 3, 4, 1, 1, 1, 1, 6, 6, 2, 2 }
    t:piece(1, "settlement", 0, 0, "N")
    t:equal({ count(t, 0, 2), count(t, -2, 0), count(t, -2, 1) }, { 2, 2, 1 })
end)

hex.test("X-B-16 where three stand no fourth lands", function(t)
    begin(t)
    for _ = 1, 2 do t:figure(1, "barbarian", 0, 2) end
    t:next { 1, 1, 6, 6, 2, 2 }
    t:piece(1, "settlement", 0, 0, "N")
    t:equal({ count(t, 0, 2), count(t, -2, 0), count(t, -2, 1) }, { 3, 2, 1 })
end)

hex.test("X-B-18 X-B-19 X-B-20 X-B-30 three conquer a tile, which then yields nothing", function(t)
    begin(t)
    t:next { 5, 6, 6, 6, 1, 1 }
    t:piece(1, "city", 2, 0, "SE")
    t:figure(1, "barbarian", 2, 0)
    t:figure(1, "barbarian", 2, 0)
    t:equal(t:get("conquered", { 2, 0 }), 0)
    t:figure(1, "barbarian", 2, 0)
    t:equal(t:get("conquered", { 2, 0 }), 1)
    t:roll(8)
    t:equal(t:goods(1), 0)
end)

hex.test("X-B-21 X-B-22 no road and no settlement beside conquered land", function(t)
    begin(t)
    t:piece(1, "road", 2, 0, "W")
    conquer(t, 2, 0)
    t:give(1, { brick = 2, lumber = 2, wool = 1, grain = 1 })
    t:roll(2)
    t:refused(1, "build_settlement", { 2, 0, "NW" }, "forbidden")
    t:refused(1, "build_road", { 2, 0, "NW" }, "forbidden")
end)

hex.test("X-B-25 X-B-26 X-B-31 a building with conquered land alone is worth nothing", function(t)
    begin(t)
    t:next { 5, 6, 6, 6, 1, 1 }
    t:piece(1, "city", 2, 0, "SE")
    t:equal(t:points(1), 2)
    conquer(t, 2, 0)
    conquer(t, 1, 1)
    t:equal(t:points(1), 0)
    t:equal(t:at(2, 0, "SE"), "city", "X-B-29 it stays on the board")
end)

hex.test("X-B-65 a 7 takes half of full hands and a card; there is no robber", function(t)
    begin(t)
    t:give(2, { ore = 8 })
    t:give(3, { wool = 1 })
    t:roll(7)
    t:act(2, "discard", { ore = 4 })
    t:act(1, "choose_player", 3)
    t:equal(t:goods(1, "wool"), 1)
end)

hex.test("whole games are played with barbarians", function(t)
    t:game { players = 4, seed = 4, scenario = "barbarian_attack", setup = true }
    t:finish()
end)
