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
  title = "Pond", tiles = { { q = 0, r = 0, terrain = "marsh", token = 5 }, { q = 1, r = 0, area = 1 },
    { q = 0, r = 1, area = 1, face_down = true } },
  areas = { {}, { terrains = { bank = 2 }, tokens = { 4, 9 }, token_rule = "random" } },
  start = { { seat = 1, piece = "hut", q = 0, r = 0, at = "N", income = true }, { seat = 1, piece = "path", q = 0, r = 0, at = "NE" } },
}
hex.rules { map = "pond", target_points = 5, bank_rate = 4, first_player = "random" }
