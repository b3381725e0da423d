-- A die with named sides beside the total, an action that sets two dice, a part of the turn that
-- does its work by itself, an action that ends one, and a mod's own moment.
hex.patch("dice") { remove = { "sides" }, add = {
    { name = "red", title = "Red die", color = "#c03030" },
    { name = "yellow", title = "Yellow die" },
    { name = "sky", title = "Sky", counts = false, faces = {
        { name = "storm", title = "Storm", times = 3 },
        { name = "sun" }, { name = "moon" }, { name = "stars" },
    } },
} }
hex.counter "storms" { title = "Storms", per = "game", most = 7 }
hex.counter "heard" { title = "Heard", per = "player", most = 99 }
hex.moment "storm" {}
hex.effect "thunder" { { tell = "storm" } }
hex.on("rolled", function(game)
    if game:face "sky" ~= "storm" then return end
    game:add("storms", 1)
    game:start("thunder", game:active())
end)
hex.on("storm", function(game, player) game:add("heard", player, 1) end)
hex.on("counter_changed", function(game, value, before)
    if value == 7 then game:set("storms", 0) end
end, { "storms" })

hex.pick "face" { title = "Choose a number", what = "number", least = 2, most = 5 }
hex.action "foresee" {
    title = "Foresee", phases = { "roll" }, cost = { ore = 1 },
    effect = { { pick = "face" }, { set_die = "red" }, { pick = "face" }, { set_die = "yellow" } },
}
hex.action "rest" {
    title = "Rest", phases = { "main" }, ends_phase = true, effect = { { take = 1 } },
}
hex.action "call_market" { title = "Market", phases = { "main" }, cost = { wool = 1 },
    effect = { { begin_phase = "market" } } }
hex.action "work" {
    title = "Work", phases = { "main" }, cost = { grain = 1 }, effect = { { produce = 6 } },
}
hex.phase "market" { title = "Market", actions = { "trade_bank", "end_turn" } }
hex.phase "evening" { title = "Evening", effect = { { count = "heard" } } }
hex.patch("turn") { add = { "evening" } }
hex.rules { rerolls = { { totals = { 2, 12 } } } }
