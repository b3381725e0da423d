hex.good "clay" { title = "Clay", bank = 19, color = "#b4552d", tags = { "stuff" } }
hex.good "reed" { title = "Reed", bank = 19 }
hex.terrain "marsh" { title = "Marsh", numbered = true, produces = { reed = 1 } }
hex.terrain "bank" { title = "Bank", numbered = true, produces = { clay = 1 } }
hex.terrain "rock" { title = "Rock" }
hex.route "paths" {}
hex.piece "path" { title = "Path", on = "edge", route = "paths", supply = 15, cost = { clay = 1, reed = 1 } }
hex.piece "hut" {
  title = "Hut", on = "corner", supply = 5, cost = { clay = 1, reed = 1 }, points = 1, yield = 1,
  distance = 2, needs_route = true, interrupts = true, uses_harbours = true, harbour_points = 1,
}
hex.piece "hall" {
  title = "Hall", on = "corner", supply = 4, cost = { clay = 2, reed = 2 }, upgrades = "hut",
  points = 2, yield = 2, distance = 2,
}
hex.pawn "heron" { title = "Heron", blocks_production = true, starts_on = { "rock" } }
hex.harbour "any" { title = "Harbour", rate = 3 }
hex.counter "songs" { title = "Songs", per = "player", most = 9 }
hex.deck "tales" { title = "Tales", for_sale = true, cost = { reed = 2 } }
hex.card "song" {
  title = "Song", deck = "tales", copies = 5, played = "stay",
  effect = { { count = "songs" }, { move_pawn = "heron" }, { steal = "heron" } },
}
hex.card "walk" { title = "Walk", deck = "tales", copies = 2, effect = { { place = "path" }, { take = 2 } } }
hex.award "longest" {
  title = "Longest", points = 2, least = 3, metric = "route", routes = { "paths" }, tie_keeps_holder = true,
}
hex.award "singer" { title = "Singer", points = 1, least = 2, counter = "songs" }
hex.dice { sides = { 6, 6 } }
hex.on_roll { total = 7, effect = { { discard = 7 }, { move_pawn = "heron" }, { steal = "heron" } } }
hex.setup {
  rounds = {
    { effect = { { place = "hut", setup = true }, { place = "path", touching = true } } },
    { backward = true, effect = { { place = "hut", setup = true, income = true }, { place = "path", touching = true } } },
  },
}
hex.phase "roll" { title = "Roll", actions = { "roll", "play" } }
hex.phase "main" {
  title = "Main", trades = true,
  actions = { "build", "buy", "play", "trade_bank", "trade_players", "end_turn" },
}
hex.turn { "roll", "main" }
hex.seats { { title = "Red", color = "#de2c3b" }, { title = "Blue", color = "#2458d6" }, { title = "White", color = "#f6f3ee" } }
local most = hex.option "size"
local row = {}
for _ = 1, most + 1 do table.insert(row, "?") end
row.q, row.r = -1, 0
hex.map "pond" {
  title = "Pond", rows = { { q = 0, r = -1, "?", "?" }, row, { q = -1, r = 1, "marsh 8", "rock" } },
  terrains = { marsh = 3, bank = most }, tokens = { 5, 9, 4, 6, 10 }, token_rule = "random",
  harbours = { { q = 0, r = -1, side = "NW", harbour = "any" } },
}
hex.rules { map = "pond", target_points = 5, bank_rate = 4, first_player = "random" }
local signs = hex.frozen { 1, 2, inner = { "clay", "reed" } }
local function add(a, b)
  return a + b
end
hex.counter "marks" { title = "Marks", per = "tile", most = 3 }
hex.pick "spot" {
  title = "Spot", what = "tile", terrains = { "marsh" }, optional = true,
  test = function(game, player, tile) return game:token(tile) > 0 and game:points(player) < 5 end,
}
hex.effect "feast" { { take = 1 }, function(game, player) game:add("songs", player, 1) end }
hex.action "dig" {
  title = "Dig", phases = { "main" }, picks = { "spot" }, limit = "songs",
  effect = { function(game, player, tile)
    game:give(player, signs.inner[add(1, 1)], 2)
    game:set("marks", tile, game:roll(3))
    for _, near in ipairs(game:neighbours(tile)) do game:set_token(near, 4) end
  end },
}
hex.on("rolled", function(game, player, total) if total == 7 then game:start("feast", player) end end)
hex.on("placed", function(game, player, piece, place) assert(player and piece and place) end)
hex.on("turn_ended", function(game, player) game:move_pawn("heron", 0) end)
