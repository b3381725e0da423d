local function begin(t, fields)
    fields = fields or {}
    fields.players, fields.scenario = 3, "cities_knights"
    t:game(fields)
    t:set("barbarian_ship", 6)
end
local places = { { 0, 0, "N" }, { 0, 0, "S" }, { 2, -1, "N" }, { -2, 1, "N" } }
local function knight(t, seat, rank, at)
    local one = t:figure(seat, "knight", at[1], at[2], at[3])
    t:set("rank", one, rank)
    t:set("active", one, 1)
    return one
end
local function city(t, seat, at) t:piece(seat, "city", at[1], at[2], at[3]) end

hex.test("K-34 the ship goes on by a step when the die shows it", function(t)
    t:game { players = 3, scenario = "cities_knights" }
    t:roll(2, { event = "ship" })
    t:equal(t:get "barbarian_ship", 1)
    t:act(1, "end_turn")
    t:roll(2, { event = "trade" })
    t:equal(t:get "barbarian_ship", 1)
end)

hex.test("K-107 K-124 K-129 case 1: the weakest of those with a free city loses one", function(t)
    begin(t)
    city(t, 1, places[1])
    city(t, 1, places[2])
    city(t, 2, places[3])
    city(t, 3, places[4])
    knight(t, 2, 1, { 1, -1, "N" })
    knight(t, 3, 2, { -1, 1, "S" })
    t:equal(t:get "barbarian_strength", 4)
    t:roll(2, { event = "ship" })
    t:act(1, "choose_lost_city", places[1])
    t:equal({ t:ask(function(game) return game:pieces(1, "city") end), t:points(1) }, { 1, 3 })
    t:equal({ t:get("defence", 2), t:get "barbarian_ship", t:get "attacks" }, { 0, 0, 1 })
end)

hex.test("K-113 K-115 K-133 case 3: as strong is enough, and the first is a defender", function(t)
    begin(t)
    city(t, 1, places[1])
    city(t, 2, places[3])
    city(t, 2, places[4])
    knight(t, 1, 1, { 1, -1, "N" })
    knight(t, 2, 2, { -1, 1, "S" })
    t:roll(2, { event = "ship" })
    t:equal({ t:get("defender", 1), t:get("defender", 2), t:points(2) }, { 0, 1, 5 })
    t:equal({ t:get("defence", 1), t:get("defence", 2) }, { 0, 0 })
    t:equal(t:get("robber_awake", 1), 1)                                          -- K-135
end)

hex.test("K-117 to K-119 case 4: tied defenders draw a card each", function(t)
    begin(t)
    city(t, 1, places[1])
    knight(t, 1, 2, { 1, -1, "N" })
    knight(t, 2, 2, { -1, 1, "S" })
    t:top "smith"
    t:roll(2, { event = "ship" })
    t:equal(t:legal(2), 0)
    t:act(1, "choose_way", 3)
    t:act(2, "choose_way", 2)
    t:equal(t:ask(function(game) return game:cards_held(1, "science") end), 1)
    t:equal(t:get("defender", 1), 0)
end)

hex.test("K-130 K-131 case 6: without a settlement the city lies on its side", function(t)
    begin(t)
    for _, at in ipairs {
        { 2, -2, "N" }, { 2, 0, "N" }, { -2, 2, "N" }, { -2, 0, "N" }, { 0, -2, "N" },
    } do
        t:piece(1, "settlement", at[1], at[2], at[3])
    end
    city(t, 1, places[1])
    t:roll(2, { event = "ship" })
    t:act(1, "choose_lost_city", places[1])
    t:equal({ t:at(0, 0, "N") }, { "fallen_city", 1 })
    t:give(1, { ore = 3, grain = 2 })
    t:refused(1, "build_city", { 2, 0, "N" })
    t:act(1, "do_raise_city", { 0, 0, "N" })
    t:equal({ t:at(0, 0, "N") }, { "city", 1 })
end)

hex.test("K-69 K-70 until the first attack a 7 does not move the robber", function(t)
    t:game { players = 3, scenario = "cities_knights" }
    t:give(2, { ore = 8 })
    t:roll(7, { event = "trade" })
    t:act(2, "discard", { ore = 4 })
    t:equal(t:legal(1, "move_robber"), 0)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("K-71 case 9: the attack on the roll of a 7 comes first, and wakes him", function(t)
    begin(t)
    t:roll(7, { event = "ship" })
    t:equal(t:legal(1, "move_robber") > 0, true)
end)

hex.test("K-63 K-67 case 8: two walls make 11 cards safe", function(t)
    t:game { players = 3, scenario = "cities_knights" }
    city(t, 1, places[1])
    city(t, 1, places[2])
    t:figure(1, "wall", 0, 0, "N")
    t:figure(1, "wall", 0, 0, "S")
    t:give(1, { ore = 11 })
    t:give(2, { wool = 8 })
    t:roll(7, { event = "trade" })
    t:equal(t:legal(1, "discard"), 0)
    t:act(2, "discard", { wool = 4 })
end)
