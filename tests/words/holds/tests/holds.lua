-- What picks ask of figures, and where one could be put.
local function begin(t)
    t:game { players = 3, seed = 1 }
    t:tile(0, 0, "fields", 5)
    t:tile(1, 0, "forest", 5)
    t:tile(0, 1, "forest", 5)
    t:tile(-1, 1, "forest", 5)
    t:piece(1, "settlement", 0, 0, "N")
    local cart = t:figure(1, "cart", 0, 0, "NE")
    t:roll(12)
    return cart
end

hex.test("room_for and needs_figure: as long as there is room and a sack", function(t)
    local cart = begin(t)
    local far = t:figure(1, "cart", 0, 0, "SE")
    t:refused(1, "do_fill", far)                                            -- not near
    t:act(1, "do_fill", cart)
    t:act(1, "do_fill", cart)
    t:refused(1, "do_fill", cart)
    t:figure(1, "sack", 0, 0, "N")
    t:piece(1, "settlement", 0, 0, "SE")
    t:refused(1, "do_fill", far)                                            -- none is left
end)

hex.test("in_the_way_of: what lies in own holds that are too full", function(t)
    local cart = begin(t)
    t:equal(t:legal(1, "do_make_room"), 0)
    t:act(1, "do_fill", cart)
    local sack = t:ask(function(game) return game:cargo(cart)[1] end)
    t:equal(t:legal(1, "do_make_room"), 1)
    t:act(1, "do_make_room", sack)
    t:figure(1, "sack", 0, 0, "N")
    t:equal(t:legal(1, "do_make_room"), 1)
    t:figure(2, "cart", 2, 0, "E")
    t:equal(t:legal(1, "do_make_room"), 1)
end)

hex.test("in_piece and swaps_with: what a cart beside it could take for something else", function(t)
    local cart = begin(t)
    local cow = t:figure(1, "cow", 0, 0, "N")
    t:equal(t:legal(1, "do_swap"), 0)
    t:act(1, "do_fill", cart)
    t:equal(t:legal(1, "do_swap"), 1)
    t:act(1, "do_swap", cow)
    t:figure(1, "sack", 0, 0, "N")
    t:equal(t:legal(1, "do_swap"), 0)                                       -- sack for sack
end)

hex.test("none_left and free_for_figure: as if the picked cart were gone", function(t)
    local cart = begin(t)
    t:refused(1, "do_rebuild", cart)
    t:figure(1, "cart", 0, 0, "NW")
    t:act(1, "do_rebuild", cart)
    t:equal(t:legal(1, "choose_new_place"), 2)
    t:act(1, "choose_new_place", { 0, 0, "NE" })
end)

hex.test("meets: one of somebody else at a place that touches it", function(t)
    local cart = begin(t)
    t:figure(1, "cart", 0, 0, "SE")
    t:figure(1, "guard", 0, 0, "SE")
    t:equal(t:legal(1, "do_greet"), 0)
    t:figure(2, "guard", 0, 0, "N")
    t:equal(t:legal(1, "do_greet"), 1)
    t:act(1, "do_greet", cart)
end)

hex.test("cargo, by_terrains, free_for, unconnected: who could settle where it is", function(t)
    local cart = begin(t)
    local cow = t:figure(1, "cow", 0, 0, "N")
    t:act(1, "load_cow", cow, cart)
    t:refused(1, "do_settle", cart)                                         -- too close
    t:act(1, "travel_cart", cart, { 0, 0, "SE" })
    t:act(1, "do_settle", cart)
    t:equal(t:legal(1, "choose_site"), 2)
    t:act(1, "choose_site", { 0, 0, "S" })
    t:equal({ t:at(0, 0, "S") }, { "settlement", 1 })
end)

hex.test("a game of carts comes to its end", function(t)
    t:game { players = 4, seed = 3, setup = true }
    t:finish()
end)
