-- Two seats and two colours that nobody plays (X-2-1 to X-2-19): they begin with a settlement each.
-- Whoever builds a road or a settlement places one of theirs, too. Two rolls a turn that differ.
hex.neutral "ash" { title = "Ash", color = "#8a8f94" }
hex.neutral "birch" { title = "Birch", color = "#e9dcc4" }

-- Only tests put it on the board.
hex.figure "ash_watch" {
    title = "Ash watch", on = "corner", owned = false, neutral = "ash", interrupts = true,
}

hex.pick "colour" {
    title = "Choose a colour", what = "player", neutral = true,
    test = function(game, player, colour) return game:supply(colour, "road") > 0 end,
}
hex.effect "answer_road" { { pick = "colour" }, { place = "road", owner = "picked" } }
hex.effect "answer_settlement" { { pick = "colour" }, { place = "settlement", owner = "picked" } }
hex.on("placed", function(game, player, piece)
    if game:phase() == "main" then game:start("answer_" .. piece, player) end
end, { "road", "settlement" })

-- The first settlements stand at two sides of the middle.
hex.patch("setup") { add = { before = { function(game)
    local middle = game:tile(0, 0)
    game:put(3, "settlement", game:corner(middle, 1))
    game:put(4, "settlement", game:corner(middle, 4))
end } } }
hex.rules { rolls_each_turn = 2, rolls_differ = true }
