-- Steps that end an effect unless something is so, or if it is so; steps that move a certain card,
-- take away all of some goods and count tiles; counters that are sums and products of others; picks
-- of goods that others have, or have room for; pieces of which there are so many for all together.
hex.counter "done" { title = "Done", per = "player", most = 999 }
local done = { count = "done" }
local function action(name, steps, more)
    local declared = more or {}
    declared.title, declared.phases, declared.limit = name, { "main" }, name .. "_used"
    declared.effect = steps
    hex.counter(name .. "_used") { title = "", per = "player", most = 2, reset_each_turn = true }
    hex.action(name)(declared)
end

hex.deck "notes" { title = "Note" }
hex.card "ink" { title = "Ink", deck = "notes", copies = 5 }
hex.card "wax" { title = "Wax", deck = "notes", copies = 5 }
hex.zone "shelf" {
    title = "Shelf", stacks = 2, decks = { "notes" }, seen = "nobody",
    deals_from = "notes", deals = 1,
}
hex.zone "desk" { title = "Desk", per = "player", decks = { "notes" } }
hex.pick "stack" { title = "Which stack?", what = "number", stack_of = "shelf" }
action("take_note", {
    { move_cards = 1, from = "picked shelf", into = "hand" }, { unless_any = "shelf" }, done,
}, { picks = { "stack" } })
action("see_shelf", { { if_any = "shelf" }, done })
action("file_wax", { { move_card = true, card = "wax", from = "hand", into = "desk" } },
    { needs_card = "wax" })
action("many_notes", { { if_cards = "notes", at_least = { by = "skill", 1, 3 } }, done })
action("no_notes", { { unless_cards = "notes" }, done })
action("skilled", { { if_counter = "skill" }, done })
action("unskilled", { { unless_counter = "skill" }, done })

hex.counter "skill" { title = "Skill", per = "player", most = 9 }
hex.counter "tools" { title = "Tools", per = "player", most = 9 }
hex.counter "hands" { title = "Hands", per = "player", most = 200 }
hex.counter "work" {
    title = "Work", per = "player", most = 99,
    adds = { "skill", "hands" }, times = { "tools", "hands" },
}
hex.counter "pairs_of_hands" {
    title = "Pairs of hands", per = "player", most = 99, adds = { "hands" }, divided_by = 2,
}
hex.counter "landings" {
    title = "Landings", per = "player", most = 9, pieces = { "settlement", "city" },
    at_harbour = true,
}

hex.good "gem" {
    title = "Gem", color = "#4080c0",
    public = true, safe = true, endless = true, bank_trade = false,
}
action("dig", { { gain = { gem = 1 } } })
action("rich", { { if_goods = true, at_least = 3 }, done })
action("poor", { { unless_goods = true, at_least = 2, of = { "gem" } }, done })
action("feast", { { lose = true, of = { "gem", "wool" } } }, { needs_goods = 2 })
hex.pick "envied" {
    title = "Which good?", what = "good", from = "others", room = "others",
}
action("envy", { { pick = "envied" }, { if_picked = true }, done })
action("content", { { pick = "envied" }, { unless_picked = true }, done })

hex.counter "grass" { title = "Grass", per = "tile", most = 9 }
hex.counter "rain" { title = "Rain", per = "tile", most = 9 }
action("grow", { { count_tiles = "grass" } })
action("cut", { { count_tiles = "grass", add = -1, beside = { "city" } } })
action("water", { { count_tiles = "grass", add = 2, by = "rain" } })

hex.piece "fence" {
    title = "Fence", on = "edge", supply = 3, cost = { lumber = 1 },
    needs_route = true,
    at_building = true, together = 4, together_with = { "city" },
}

-- Effects that start themselves with their last step begin anew.
hex.effect "gather" {
    { unless_goods = true, at_least = 5, of = { "gem" } }, { gain = { gem = 1 } },
    { start = "gather" },
}
action("gather", { { start = "gather" } })
hex.effect "forever" { { count = "hands" }, { start = "forever" } }
action("forever", { { start = "forever" }, done })
