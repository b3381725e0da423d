-- A place inside of a tile, and the paths that lead there.
local function begin(t) t:game { players = 3, seed = 1 } end

hex.test("a plaza is a corner of its own in the middle of one tile", function(t)
    begin(t)
    local seen = t:ask(function(game)
        local tile = game:tile(0, 0)
        local hub = game:hub(tile)
        return { game:tiles_of(hub), #game:edges_of(hub), #game:corners(tile),
            game:tiles_beside(game:edges_of(hub)[1]), game:hub(game:tile(1, 0)) }
    end)
    local tile = seen[1][1]
    t:equal(seen, { { tile }, 4, 6, { tile, tile } })
end)

hex.test("roads are built on its paths, and lead over it", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:give(1, { lumber = 3, brick = 3 })
    t:roll(12)
    t:refused(1, "build_road", { 0, 0, "hub SE" }, "not_connected")
    t:act(1, "build_road", { 0, 0, "hub N" })
    t:act(1, "build_road", { 0, 0, "hub SE" })
    t:act(1, "build_road", { 0, 0, "E" })
    t:equal(t:at(0, 0, "hub SE"), "road")
    t:equal(t:ask(function(game) return game:measure(1, "longest_road") end), 3)
end)

hex.test("where four paths meet a line goes through twice", function(t)
    begin(t)
    for _, where in ipairs { "hub N", "NE", "E", "hub SE", "hub S", "SW", "hub SW" } do
        t:piece(1, "road", 0, 0, where)
    end
    t:equal(t:ask(function(game) return game:measure(1, "longest_road") end), 7)
end)

hex.test("nothing is built on it, and it gives no goods", function(t)
    begin(t)
    t:tile(0, 0, "forest", 8)
    t:tile(1, -1, "desert")
    t:tile(1, 0, "desert")
    t:piece(1, "settlement", 0, 0, "NE")
    for _, where in ipairs { "NE", "hub N", "hub S" } do t:piece(1, "road", 0, 0, where) end
    t:give(1, { lumber = 1, brick = 1, wool = 1, grain = 1 })
    t:roll(8)
    t:equal(t:goods(1, "lumber"), 2)
    t:refused(1, "build_settlement", { 0, 0, "hub" }, "forbidden")
    t:equal(t:legal(1, "build_settlement"), 1)
    t:act(1, "build_settlement", { 0, 0, "S" })
end)

hex.test("a cart that comes there stops", function(t)
    begin(t)
    local cart = t:figure(1, "cart", 0, 0, "N")
    t:roll(12)
    t:refused(1, "travel_cart", cart, { 0, 0, "S" }, "too_far")
    t:act(1, "travel_cart", cart, { 0, 0, "hub" })
    t:equal(t:get("sold", 1), 1)
    t:act(1, "travel_cart", cart, { 0, 0, "S" })
end)

hex.test("games of chance go on over it", function(t)
    t:game { players = 4, seed = 7, setup = true }
    t:play(600)
end)
