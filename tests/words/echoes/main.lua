-- Whatever kind of action changes a counter, the question that its listener begins is asked.
hex.effect "question" { { take = 1 } }
hex.counter "listening" { title = "Listening", per = "game", most = 1 }
local heard = {}
local function counter(name, fields)
    fields.title, fields.per = name, "player"
    fields.most = fields.most or 99
    hex.counter(name)(fields)
    table.insert(heard, name)
end
local function ask(game, player)
    if game:get("listening") == 1 then game:start("question", player) end
end

counter("trades", {})
hex.bank_trade "two" {
    title = "Two for one", give = 2, from = { "brick" }, into = { "ore" }, limit = "trades",
}
counter("calls", {})
hex.action "call" { title = "Call", phases = { "main" }, limit = "calls" }
counter("roads", { pieces = { "road" } })
counter("scouts", { figures = { "scout" } })
hex.figure "scout" {
    title = "Scout", on = "corner", supply = 3, cost = { wool = 1 }, needs_route = true,
}
counter("wonders", { most = 3 })
hex.track "wonder" { title = "Wonder", counter = "wonders", phases = { "main" },
    levels = { { title = "Base" }, { title = "Walls" }, { title = "Roof" } } }
counter("relics", {})
hex.deck "relics" { title = "Relics", for_sale = true, cost = { ore = 1 } }
hex.card "idol" {
    title = "Idol", deck = "relics", copies = 5, counts = { relics = 1 }, opens_at_once = true,
}
hex.card "crown" {
    title = "Crown", deck = "relics", copies = 5, counts = { relics = 1 }, points = 1,
    reveal = "any_time",
}
hex.on("counter_changed", function(game, value, before, owner)
    if value > before then ask(game, owner) end
end, heard)

-- What begins anew in every turn is heard of, too.
hex.counter "breath" { title = "Breath", per = "player", most = 9, reset_each_turn = true }
hex.action "shout" { title = "Shout", phases = { "main" }, effect = { { count = "breath" } } }
hex.on("counter_changed", function(game, value, before, owner)
    if value < before then ask(game, owner) end
end, { "breath" })

-- A trade may end the game.
hex.counter "fame" { title = "Fame", per = "player", most = 1, wins_at = 1 }
hex.bank_trade "famous" {
    title = "Famous", give = 2, from = { "grain" }, into = { "ore" }, limit = "fame",
}
