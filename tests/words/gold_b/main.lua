-- Everything here is called as something of the mod gold_a, which knows nothing of this one.
hex.counter "gold" { title = "Gold", per = "player", most = 20, start = 7, worth = 100 }
hex.counter "mined" { title = "Mined", per = "player", most = 1, reset_each_turn = true }
hex.counter "luck" { title = "Luck", per = "game", most = 99 }
hex.good "gem" { title = "Gem", bank = 12, tags = { "jewel" } }
hex.piece "tower" { title = "Tower", on = "corner", supply = 3, distance = 2, needs_route = true,
    cost = { gem = 1 } }
hex.counter "steps" { title = "Steps", per = "figure", of = "scout", start = 2, most = 2,
    reset_each_turn = true }
hex.figure "scout" { title = "Scout", on = "corner", supply = 1, cost = { gem = 1 },
    near = { "tower", "settlement" }, moves = { points = "steps" } }
hex.deck "finds" { title = "Finds", cost = { gem = 2 } }
hex.card "map" { title = "Map", deck = "finds", copies = 4, effect = { { count = "gold" } } }
hex.moment "strike" {}
hex.effect "dig" { function(game, me) game:give(me, "gem", 1) end, { tell = "strike" } }
hex.on("strike", function(game) game:add("luck", 1) end)
hex.pick "vein" { title = "Vein", what = "tile", terrains = { "mountains" } }
hex.action "mine" { title = "Mine", phases = { "main" }, picks = { "vein" },
    limit = "mined", effect = { { start = "dig" }, { count = "gold", add = 4 } } }
hex.phase "dusk" { title = "Dusk", effect = { { count = "luck" } } }
hex.patch("turn") { add = { "dusk" } }
hex.patch("piece", "road") { add = { cost = { gem = 1 } } }
hex.on("placed", function(game, me, piece)
    if piece == "tower" then game:add("gold", me, 9) end
end)
hex.guard "do_mine" { test = function(game, me) return game:get("gold", me) < 15 end,
    reason = "You have gold enough." }
