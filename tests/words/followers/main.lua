-- Counters that follow figures and each other, sides of dice that set something off, and steps,
-- picks and cards that ask by themselves for counters, dice and places.
hex.figure "scout" {
    title = "Scout", on = "corner", supply = 4, cost = { wool = 1 }, needs_route = true,
    moves = { spends = "fit" },
}
hex.counter "skill" {
    title = "Skill", per = "figure", of = "scout", least = 1, start = 1, most = 3,
}
hex.counter "awake" { title = "Awake", per = "figure", of = "scout", most = 1, drops = "fit" }
hex.counter "fit" {
    title = "Fit", per = "figure", of = "scout", most = 1, renews = "awake", drops = "awake",
}
hex.counter "scouts" { title = "Scouts", per = "player", most = 4, figures = { "scout" } }
hex.counter "watch" {
    title = "Watch", per = "player", most = 12, figures = { "scout" }, sums = "skill",
    only_with = "awake",
}
hex.counter "asleep" {
    title = "Asleep", per = "player", most = 4, figures = { "scout" }, only_without = "awake",
}
hex.counter "all_watch" { title = "All", per = "game", most = 48, sums = "watch" }

hex.figure "wolf" { title = "Wolf", owned = false, on = "tile", supply = 4 }
hex.counter "scouts_near" { title = "", per = "tile", most = 16, figures = { "scout" } }
hex.counter "wolves_near" { title = "", per = "tile", most = 4, figures = { "wolf" } }
hex.counter "safe" {
    title = "", per = "tile", most = 1, more = "scouts_near", than = "wolves_near",
}
hex.counter "safe_tiles" { title = "Safe", per = "game", most = 99, sums = "safe" }

-- The second step of the storm breaks it.
hex.counter "storm" {
    title = "Storm", per = "game", most = 2,
    full = { { count = "storms" }, { count = "storm", add = -2 } },
}
hex.counter "storms" { title = "Storms", per = "player", most = 999 }
hex.counter "rain" { title = "Rain", per = "player", most = 999 }
hex.deck "luck" { title = "Luck", discards_to = "under" }
hex.hand_limit "pocket" { title = "Pocket", decks = { "luck" }, most = 1, over = "before_end" }
hex.effect "luck" {
    { if_die = "red", up_to = { by = "scouts", 0, 3, 6 } },
    { draw = "luck", within = "pocket" },
    { count = "rain" },
}
hex.effect "watched" { { if_counter = "all_watch" }, { count = "rain", add = 10 } }
hex.patch("dice") { remove = { "sides" }, add = {
    { name = "red", title = "Red die" }, { name = "yellow", title = "Yellow die" },
    { name = "sky", title = "Sky", counts = false, faces = {
        { name = "storm", effect = { { count = "storm" } } },
        { name = "luck", effect = { { each = "luck" } } },
        { name = "watch", effect = { { start = "watched" } } },
        { name = "sun" },
    } },
} }

hex.counter "told" { title = "Told", per = "player", most = 999 }
hex.on("turn_began", function(game, player) game:add("told", player, 1) end,
    { told_while = "storms" })

hex.pick "trainee" {
    title = "Whom?", what = "figure", figure = "scout", whose = "own",
    raises = "skill", raises_to = { by = "rain", 2, 3 },
}
hex.action "train" {
    title = "Train", phases = { "main" }, cost = { ore = 1 }, picks = { "trainee" },
    effect = { function(game, _, scout) game:count("skill", scout, 1) end },
}
hex.pick "sleeper" {
    title = "Whom?", what = "figure", figure = "scout", whose = "own",
    with_counter = "awake", with_most = 0,
}
hex.action "wake" {
    title = "Wake", phases = { "main" }, cost = { grain = 1 }, picks = { "sleeper" },
    effect = { function(game, _, scout) game:set("awake", scout, 1) end },
}
hex.pick "by_robber" { title = "Whom?", what = "figure", figure = "scout", beside = "robber" }
hex.action "call_away" {
    title = "Call away", phases = { "main" }, cost = { lumber = 1 }, picks = { "by_robber" },
    effect = { function(game, _, scout) game:remove_figure(scout) end },
}
hex.pick "in_the_way" {
    title = "Whom?", what = "figure", figure = "scout", whose = "others", on_routes = { "roads" },
}
hex.action "send_home" {
    title = "Send home", phases = { "main" }, cost = { brick = 1 }, picks = { "in_the_way" },
    effect = { function(game, _, scout) game:remove_figure(scout) end },
}
hex.pick "wolf_seen" {
    title = "Which wolf?", what = "figure", figure = "wolf", by_own = "scout",
}
hex.action "hunt" {
    title = "Hunt", phases = { "main" }, picks = { "wolf_seen" },
    effect = { function(game, _, wolf) game:remove_figure(wolf, true) end },
}
hex.pick "plenty" { title = "Which good?", what = "good", from = "own", holds = 3 }
hex.action "sell" {
    title = "Sell", phases = { "main" }, picks = { "plenty" },
    effect = { function(game, me, good) game:take(me, good, 3) end },
}
hex.pick "rival" {
    title = "Whom?", what = "player", whose = "others", points = "not_fewer", with_goods = true,
}
hex.card "envy" {
    title = "Envy", deck = "luck", copies = 30, playable_fresh = true, limited = false,
    needs_pick = "rival", effect = { { take = 1 } },
}
hex.on("game_began", function(game)
    for at, tile in ipairs(game:tiles()) do
        if at % 18 == 1 and at < 20 then game:put_figure(game:first(), "wolf", tile) end
    end
end)
