-- A hand laid open: who picks from it sees it while he chooses. And a window in which a card can be
-- played.
hex.counter "looks" { title = "Looks", per = "player", most = 9 }
hex.counter "spies" { title = "Spies", per = "player", most = 1, reset_each_turn = true }
hex.counter "guarded" { title = "Guarded", per = "player", most = 1, reset_each_turn = true }

hex.pick "whose_hand" {
    title = "Whose hand?", what = "player", whose = "others", with_goods = true, points = "any",
}
hex.pick "which_good" { title = "Take a card", what = "good", from = "picked", optional = true }
hex.pick "which_card" {
    title = "Name a card", what = "card", from = "picked", deck = "development", optional = true,
}
hex.pick "whose_cards" {
    title = "Whose cards?", what = "player", whose = "others", deck = "development",
}

hex.card "watchman" {
    title = "Watchman", deck = "development", copies = 4, reacts_to = "peek",
    help = "Nobody takes a card from you now.",
    effect = { { count = "guarded" } },
}
hex.action "peek" {
    title = "Peek", phases = { "main" }, cost = { wool = 1 },
    picks = { "whose_hand" }, limit = "looks",
    effect = {
        { wait = "peek", whom = "picked", title = "Somebody looks at your hand" },
        function(game, _, who)
            if game:get("guarded", who) > 0 then return false end
        end,
        { pick = "which_good" },
        function(game, me, who, good)
            if good then game:hand_over(who, me, good) end
        end,
    },
}
hex.action "spy" {
    title = "Spy", phases = { "main" }, limit = "spies",
    picks = { "whose_cards", "which_card" }, declines = "no",
    effect = { function(game, me, who, card)
        if card then game:set("looks", me, game:cards(who, card)) end
    end },
}
