-- Prompts: goods that several players give at the same time, as many as a function or a counter
-- says; one of several ways; an answer of everybody.
hex.counter "rank" { title = "Rank", per = "player", most = 3 }
hex.counter "wish" { title = "Wish", per = "player", most = 20 }

hex.counter "audience" { title = "Audience", per = "player", most = 1, reset_each_turn = true }

hex.action "tribute" {
    title = "Tribute", phases = { "main" }, limit = "audience",
    help = "Everybody gives you a third of his hand.",
    effect = { {
        give = function(game, who) return game:hand(who) // 3 end,
        whom = "others", to = "player", title = "Give your tribute",
    } },
}
hex.action "tithe" {
    title = "Tithe", phases = { "main" }, limit = "audience",
    help = "The higher the rank, the more wool and grain go.",
    effect = { {
        give = { by = "rank", 1, 2, 4 }, of = { "wool", "grain" }, whom = "everybody",
    } },
}
hex.pick "whom_to_honour" { title = "Whom do you honour?", what = "player", whose = "others" }
hex.action "honour" {
    title = "Honour somebody", phases = { "main" }, limit = "audience",
    picks = { "whom_to_honour" },
    effect = {
        { give = 1, to = "picked", title = "A present" },
        { choose = {
            { title = "A higher rank", effect = { { count = "rank" } },
                test = function(game, me) return game:get("rank", me) < 3 end },
            { title = "A card", effect = { { draw = "development" } } },
            { title = "The rank goes to the other", effect = { function(game, me, who)
                game:add("rank", who, 1)
            end } },
        } },
    },
}
hex.pick "wished" { title = "How much?", what = "number", least = 1, most = 9,
    up_to = function(game, who) return game:hand(who) + 5 end }
hex.action "auction" {
    title = "Auction", phases = { "main" }, limit = "audience",
    effect = {
        { pick = "wished", whom = "everybody", effect = { function(game, me, number)
            game:set("wish", me, number)
        end } },
    },
}
hex.action "pass_on" {
    title = "Pass on", phases = { "main" }, limit = "audience",
    effect = { { give = 1, whom = "everybody", to = "left" } },
}
