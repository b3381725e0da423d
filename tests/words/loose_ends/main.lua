-- Scouts go along roads and ships, and hold the ends of routes. What lies at a loose end is moved
-- or taken away; the robber, and not the pirate, is chased; gold gives only what grows.
hex.figure "scout" {
    title = "Scout", help = "Goes along roads and ships, and holds their ends.",
    on = "corner", supply = 2, needs_route = true, occupies = true, anchors = true,
    moves = {
        on_routes = { "roads", "ships" }, changes_at_own = true, passes = "own",
        displaced = { { travel = "scout", free = true } },
    },
}
hex.pick "loose_end" { title = "What lies at a loose end", what = "edge", open_end = true }
hex.pick "new_place" {
    title = "Where it goes", what = "edge", free_for = "road", without_picked = true,
    differs = true, optional = true,
    test = function(game, me, _, from)
        local piece, owner = game:at_edge(from)
        return piece == "road" and owner == me
    end,
}
-- Without it bots clear and frighten for ever.
hex.counter "cleared" { title = "Cleared", per = "player", most = 2, reset_each_turn = true }
hex.action "clear" {
    title = "Clear a loose end", help = "Take it away, or move your own road.", phases = { "main" },
    picks = { "loose_end", "new_place" }, declines = "keep", limit = "cleared",
    effect = { function(game, _, from, to)
        if to then game:move_at_edge(from, to) else game:remove_at_edge(from) end
    end },
}
hex.pick "a_scout" { title = "A scout", what = "figure", figure = "scout", whose = "others" }
hex.action "frighten" {
    title = "Frighten a scout", help = "It flees, or goes home.", phases = { "main" },
    picks = { "a_scout" }, limit = "cleared",
    effect = { function(game, _, scout) game:drive_away(scout) end },
}
hex.action "chase" {
    title = "Chase the robber", help = "Never the pirate.", phases = { "main" }, limit = "cleared",
    effect = { { move_pawn = "robber", exactly = true }, { steal = "robber" } },
}
hex.rules { choice_of = { "grain", "wool" } }
