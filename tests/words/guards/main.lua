-- Several tests on one thing, and guards on what another mod declares; each says why.
hex.patch("piece", "city") {
    add = { tests = {
        { reason = "A city needs two roads.",
          test = function(game, player) return game:pieces(player, "road") >= 2 end },
        function(game, player) return game:hand(player) < 12 end,
    } },
}
hex.counter "debt" { title = "Debt", per = "player", most = 5 }
-- Without it bots borrow and repay for ever.
hex.counter "borrowed" { title = "Borrowed", per = "player", most = 2, reset_each_turn = true }
hex.action "borrow" {
    title = "Borrow", phases = { "main" }, limit = "borrowed",
    effect = { { count = "debt" }, { take = 1 } },
    test = function(game, player) return game:points(player) < 9 end,
    reason = "You are rich enough.",
}
hex.action "repay" {
    title = "Repay", phases = { "main" }, pay_counter = "debt", pay_count = 1, cost = { ore = 1 },
}
hex.guard "end_turn" {
    reason = "A debt of two must be repaid first.",
    test = function(game, player)
        return game:get("debt", player) < 2 or game:goods(player, "ore") == 0
    end,
}
hex.guard "build_road" {
    reason = "Nobody builds a road in debt at the rim.",
    test = function(game, player, edge) return game:get("debt", player) == 0 or edge % 2 == 0 end,
}
hex.patch("piece", "lighthouse") { if_there = true, points = 3 }
hex.remove("award", "best_fisher", { if_there = true })
