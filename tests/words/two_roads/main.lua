-- Choices in stages: two edges anywhere, two new roads, three things of which the second
-- touches the first.
hex.counter "strength" { title = "Strength", per = "edge", most = 3 }
hex.counter "roadworks" { title = "Roadworks", per = "player", most = 99 }

hex.pick "free_edge" {
    title = "Choose an edge", what = "edge", whose = "nobody", free_for = "road", differs = true,
}
hex.pick "any_edge" { title = "Choose an edge", what = "edge", whose = "nobody", differs = true }
hex.pick "weak_edge" {
    title = "Choose a weak road", what = "edge", whose = "own",
    with_counter = "strength", with_most = 2,
}
hex.pick "next_edge" {
    title = "Choose an edge beside it", what = "edge", near_picked = true, differs = true,
    list = function(game, me, edge)
        local all = {}
        for _, corner in ipairs(game:ends_of(edge)) do
            for _, near in ipairs(game:edges_of(corner)) do table.insert(all, near) end
        end
        return all
    end,
}
hex.pick "how_strong" { title = "How strong?", what = "number", least = 1, most = 3 }

-- Both edges may be anywhere: their product would be thousands of actions.
hex.action "roadworks" {
    title = "Roadworks", phases = { "main" }, cost = { lumber = 1, brick = 1 },
    picks = { "any_edge", "any_edge" }, limit = "roadworks",
    effect = { function(game, me, first, second)
        game:add("strength", first, 1)
        game:add("strength", second, 1)
    end },
}
hex.action "two_roads" {
    title = "Two roads", phases = { "main" }, cost = { lumber = 1, brick = 2 },
    picks = { "free_edge", "free_edge" }, declines = "keep",
    effect = { function(game, me, first, second)
        game:put(me, "road", first)
        if second and game:supply(me, "road") > 0 then game:put(me, "road", second) end
    end },
}
hex.action "repair" {
    title = "Repair", phases = { "main" }, cost = { wool = 1 },
    picks = { "weak_edge", "next_edge", "how_strong" }, declines = "no",
    effect = { function(game, me, first, second, strength)
        game:add("strength", first, strength)
        game:add("strength", second, strength)
    end },
}
