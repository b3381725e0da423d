-- Carts carry sacks and cows between settlements: what can be asked about holds without a function.
hex.counter "steps" {
    title = "Steps", per = "figure", of = "cart", start = 2, most = 2, reset_each_turn = true,
}
hex.figure "cart" {
    title = "Cart", on = "edge", supply = 2, cost = { lumber = 1 }, near = { "settlement" },
    crowd = 1, holds = 2, carries = { "sack", "cow" }, moves = { points = "steps" },
}
hex.figure "sack" { title = "Sack", on = "hold", supply = 3, cost = { grain = 1 } }
hex.figure "cow" { title = "Cow", on = "hold", supply = 1, size = 2 }
hex.patch("piece", "settlement") { holds = 2, carries = { "sack", "cow" } }

hex.figure "guard" { title = "Guard", on = "corner", supply = 1 }

hex.pick "berth" {
    title = "Which cart?", what = "figure", figure = "cart", whose = "own", near = "settlement",
    room_for = "sack",
}
hex.action "fill" {
    title = "Fill a cart", phases = { "main" }, picks = { "berth" }, needs_figure = "sack",
    effect = { function(game, me, cart) game:put_figure(me, "sack", cart, "aboard") end },
}
hex.pick "in_the_way" { title = "What goes?", what = "figure", in_the_way_of = "cow" }
hex.action "make_room" {
    title = "Make room", phases = { "main" }, picks = { "in_the_way" },
    effect = { function(game, _, figure) game:remove_figure(figure) end },
}
hex.pick "ashore" { title = "What comes?", what = "figure", in_piece = true, swaps_with = "cart" }
hex.action "swap" {
    title = "Swap", phases = { "main" }, picks = { "ashore" },
    effect = { function(game, _, figure) game:remove_figure(figure) end },
}
hex.pick "old_cart" {
    title = "Which cart?", what = "figure", figure = "cart", whose = "own", none_left = true,
}
hex.pick "new_place" { title = "Where to?", what = "edge", free_for_figure = "cart" }
-- Without it bots rebuild and greet for ever.
hex.counter "rebuilt" { title = "Rebuilt", per = "player", most = 1, reset_each_turn = true }
hex.action "rebuild" {
    title = "Rebuild", phases = { "main" }, picks = { "old_cart", "new_place" }, limit = "rebuilt",
    effect = { function(game, _, cart, edge) game:move_figure(cart, edge) end },
}
hex.pick "greeted" {
    title = "Which cart?", what = "figure", figure = "cart", whose = "own", meets = "guard",
}
hex.action "greet" {
    title = "Greet", phases = { "main" }, picks = { "greeted" }, limit = "rebuilt",
}
hex.pick "builder" {
    title = "Which cart?", what = "figure", figure = "cart", whose = "own", cargo = { "cow" },
    by_terrains = { "fields" }, free_for = "settlement", unconnected = true,
}
hex.pick "site" {
    title = "Where?", what = "corner", free_for = "settlement", unconnected = true,
    near_picked = true,
}
hex.action "settle" {
    title = "Settle", phases = { "main" }, picks = { "builder", "site" },
    effect = { function(game, me, _, corner) game:put(me, "settlement", corner) end },
}
-- To bots: cows go where settlements could be, sacks home.
hex.pick "sites" {
    title = "Sites", what = "corner", free_for = "settlement", unconnected = true,
}
hex.pick "homes" { title = "Homes", what = "corner", whose = "own" }
hex.aim "to_sites" { figure = "cart", cargo = { "cow" }, to = "sites", worth = 200 }
hex.aim "to_homes" { figure = "cart", cargo = { "sack" }, to = "homes", worth = 200 }
