-- Steps that give counters a value, compare them, mark who leads, move what was picked and rob its
-- new neighbour; picks by marks, tokens, goods and decks; counters of edges that count figures;
-- guards that hold while something could be picked.
local function action(name, steps, more)
    local declared = more or {}
    declared.title, declared.phases, declared.limit = name, { "main" }, name .. "_used"
    declared.effect = steps
    hex.counter(name .. "_used") { title = "", per = "player", most = 3, reset_each_turn = true }
    hex.action(name)(declared)
end

hex.counter "fame" { title = "Fame", per = "player", most = 9 }
hex.counter "crowned" { title = "Crowned", per = "player", most = 1 }
hex.counter "blamed" { title = "Blamed", per = "player", most = 1 }
hex.counter "medals" { title = "Medals", per = "player", most = 99, points = 0 }
hex.counter "tide" { title = "Tide", per = "game", most = 9 }
hex.counter "done" { title = "Done", per = "player", most = 999 }
hex.cue "fanfare" { title = "Fanfare", particles = 10 }

hex.pick "own_city" { title = "", what = "corner", piece = "city", whose = "own" }
action("crown", {
    { mark = "crowned", most_of = "fame", alone = "medals" }, { cue = "fanfare" },
})
action("blame", { { mark = "blamed", least_of = "fame", among = "own_city" } })
action("raise_all", { { set = "fame", add = 2, whom = "everybody" } })
action("humble_others", { { set = "fame", value = { by = "tide", 1, 5 }, whom = "others" } })
action("flood", { { set = "tide", value = 4 } })
action("wet", { { if_counter = "tide", than = "fame" }, { count = "done" } })
action("dry", { { unless_counter = "tide", than = "fame" }, { count = "done" } })

hex.figure "hound" {
    title = "Hound", on = "edge", supply = 3, crowd = 1, cost = { wool = 1 },
    moves = { points = "breath" },
}
hex.counter "breath" {
    title = "Breath", per = "figure", of = "hound", start = 2, most = 5, reset_each_turn = true,
}
hex.counter "scent" { title = "Scent", per = "edge", most = 1 }
hex.counter "hounds_here" { title = "", per = "edge", most = 3, figures = { "hound" } }
hex.counter "noise" { title = "", per = "edge", most = 9, adds = { "scent", "hounds_here" } }
hex.counter "pack_here" { title = "", per = "tile", most = 9, figures = { "hound" } }
hex.counter "loud" { title = "", per = "tile", most = 1, more = "pack_here", above = 1 }

hex.pick "own_hound" { title = "Which?", what = "figure", figure = "hound", whose = "own" }
hex.pick "new_lair" {
    title = "Where?", what = "edge", without_figure = "hound", at = "scent", optional = true,
}
action("feed_hound", { { set = "breath", add = 3, whom = "picked" } }, { picks = { "own_hound" } })
action("tire_pack", { { set = "breath", value = 0 } })
action("send_hound", {
    { pick = "own_hound" }, { pick = "new_lair" }, { move_figure = true },
    { steal_from_owner = true },
})

-- Who has a hound at a scent that can still run lets it run.
hex.pick "restless" {
    title = "", what = "figure", figure = "hound", whose = "own", at = "scent", can_travel = true,
}
hex.guard "end_turn" {
    while_any = "restless", phases = { "main" }, reason = "Your hound wants to run.",
}

hex.figure "guest" {
    title = "Guest", on = "corner", supply = 2, cost = { grain = 1 }, needs_route = true,
}
hex.pick "loose" { title = "Which?", what = "edge", open_end = true, strands_no = { "guest" } }
action("pull_up", { { pick = "loose" }, function(game, _, edge)
    if edge then game:remove_at_edge(edge) end
end })

hex.deck "tales" { title = "Tale" }
hex.card "tale" { title = "Tale", deck = "tales", copies = 9 }
hex.deck "songs" { title = "Song" }
hex.card "song" { title = "Song", deck = "songs", copies = 9 }
action("learn", { { draw = "tales" } })
hex.pick "teller" {
    title = "Who?", what = "player", whose = "others", of_decks = { "tales", "songs" },
}
action("listen", { { pick = "teller" }, { if_picked = true }, { count = "done" } })
hex.pick "rare_tile" { title = "Which?", what = "tile", tokens = { 2, 12 } }
action("visit", { { count = "done" } }, { picks = { "rare_tile" } })
hex.pick "soft" { title = "Which?", what = "good", from = "own", of = { "wool", "grain" } }
action("offer", { { count = "done" } }, { picks = { "soft" } })

-- A tithe for each city, from who has less fame, and tiles whose numbers are not the same.
action("tithe", { { gain = { grain = 2 }, for_each = "own_city" } })
hex.pick "less_famed" {
    title = "", what = "player", whose = "others", with_counter = "fame", with_least = 0,
    with_most = 2,
}
action("levy", {
    { give = 1, whom = "others", only = "less_famed", to = "player", title = "Give!" },
})
hex.pick "numbered" {
    title = "Which?", what = "tile", tokens = { 3, 4, 5 }, differs = true, other_token = true,
}
action("survey", { { pick = "numbered" }, { pick = "numbered" }, { if_picked = true },
    { count = "done" } })
