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
    t:equal(t:get "barbarian_strength", 3)
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

hex.test("K-106 K-110 the attack is over before anybody can do anything", function(t)
    begin(t)
    city(t, 1, places[1])
    knight(t, 1, 1, { 1, -1, "N" })
    local idle = t:figure(1, "knight", -1, 1, "S")
    t:give(1, { grain = 1 })
    t:card(1, "warlord")
    t:roll(2, { event = "ship" })
    t:equal({ t:get "attacks", t:get "barbarian_ship", t:get("active", idle) }, { 1, 0, 0 })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("K-110 while a lost city is chosen nothing else can be done", function(t)
    begin(t)
    city(t, 1, places[1])
    city(t, 1, places[2])
    t:figure(1, "knight", -1, 1, "S")
    t:give(1, { grain = 1, wool = 1, ore = 1 })
    t:card(1, "warlord")
    t:roll(2, { event = "ship" })
    t:equal(t:legal(1), t:legal(1, "choose_lost_city"))
end)

hex.test("K-107 each city counts, a metropolis as one, a settlement not", function(t)
    begin(t)
    city(t, 1, places[1])
    city(t, 2, places[2])
    t:piece(3, "settlement", places[3][1], places[3][2], places[3][3])
    t:set("trade", 1, 4)
    t:equal(t:get "barbarian_strength", 2)
end)

hex.test("K-108 K-109 K-112 active knights count wherever they stand, idle ones not", function(t)
    begin(t)
    knight(t, 1, 3, places[1])
    knight(t, 3, 2, { -1, 1, "S" })
    local idle = t:figure(2, "knight", 1, -1, "N")
    t:set("rank", idle, 3)
    t:equal({ t:get "island_strength", t:get("defence", 2), t:get("defence", 3) }, { 5, 0, 2 })
end)

hex.test("K-111 all active knights fight and are idle then", function(t)
    begin(t)
    city(t, 1, places[1])
    local one, other = knight(t, 1, 1, { 1, -1, "N" }), knight(t, 1, 2, { -1, 1, "S" })
    t:roll(2, { event = "ship" })
    t:equal({ t:get("active", one), t:get("active", other), t:get("defender", 1) }, { 0, 0, 1 })
end)

hex.test("K-111 with ck.barbarianParticipation = chosen who stays home stays active", function(t)
    begin(t, { options = { ck_barbarian_participation = "chosen" } })
    city(t, 1, places[1])
    local one, other = knight(t, 1, 1, { 1, -1, "N" }), knight(t, 1, 2, { -1, 1, "S" })
    t:roll(2, { event = "ship" })
    t:act(1, "choose_stays_home", one)
    t:act(1, "decline")
    t:equal({ t:get("active", one), t:get("active", other), t:get "attacks_won" }, { 1, 0, 1 })
end)

hex.test("K-114 weaker by one is lost", function(t)
    begin(t)
    city(t, 1, places[1])
    city(t, 2, places[3])
    knight(t, 1, 1, { 1, -1, "N" })
    t:roll(2, { event = "ship" })
    t:equal({ t:get "attacks", t:get "attacks_won", t:get("defender", 1) }, { 1, 0, 0 })
    t:act(2, "choose_lost_city", places[3])
end)

hex.test("K-14 K-15 K-328 a seventh defender is a point, too", function(t)
    begin(t)
    t:set("defender", 1, 6)
    city(t, 1, places[1])
    knight(t, 1, 1, { 1, -1, "N" })
    t:roll(2, { event = "ship" })
    t:equal({ t:get("defender", 1), t:points(1) }, { 7, 9 })
end)

hex.test("K-116 a player without cities can be the defender", function(t)
    begin(t)
    city(t, 1, places[1])
    knight(t, 2, 1, { 1, -1, "N" })
    t:roll(2, { event = "ship" })
    t:equal(t:get("defender", 2), 1)
end)

hex.test("K-117 K-118 K-119 case 4 in the turn of seat 2: she draws first, of any colour",
    function(t)
        t:game { players = 3, scenario = "cities_knights" }
        t:roll(2, { event = "trade" })
        t:act(1, "end_turn")
        t:set("barbarian_ship", 6)
        city(t, 1, places[1])
        city(t, 2, places[3])
        city(t, 3, places[4])
        knight(t, 1, 2, { 1, -1, "N" })
        knight(t, 2, 2, { -1, 1, "S" })
        t:roll(2, { event = "ship" })
        t:equal({ t:legal(1), t:legal(2, "choose_way"), t:legal(3) }, { 0, 3, 0 })
        t:act(2, "choose_way", 1)
        t:act(1, "choose_way", 1)
        t:equal(t:ask(function(game) return game:cards_held(1) + game:cards_held(2) end), 2)
        t:equal(t:get("defender", 1) + t:get("defender", 2), 0)
    end)

hex.test("K-120 K-183 a card with a point is kept and lies open", function(t)
    begin(t)
    city(t, 1, places[1])
    knight(t, 1, 1, { 1, -1, "N" })
    knight(t, 2, 1, { -1, 1, "S" })
    t:top "printer"
    t:roll(2, { event = "ship" })
    t:act(1, "choose_way", 3)
    t:equal({ t:points(1), t:ask(function(game) return game:open_cards(1, "printer") end) },
        { 3, 1 })
end)

hex.test("K-121 K-122 without a city the defence holds and nobody is rewarded", function(t)
    begin(t)
    t:roll(2, { event = "ship" })
    t:equal({ t:get "attacks_won", t:legal(1, "end_turn") }, { 1, 1 })
    for seat = 1, 3 do t:equal(t:get("defender", seat), 0) end
end)

hex.test("K-121 with ck.rewardZeroContribution each draws a card", function(t)
    begin(t, { options = { ck_reward_zero_contribution = true } })
    t:roll(2, { event = "ship" })
    for seat = 1, 3 do t:act(seat, "choose_way", 2) end
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("K-123 K-125 K-132 case 2: who ties for the least loses one, in turn order", function(t)
    begin(t)
    city(t, 1, places[1])
    city(t, 2, places[3])
    city(t, 3, places[4])
    t:set("trade", 1, 3)
    t:give(1, { cloth = 4 })
    t:set("barbarian_ship", 0)
    t:roll(2, { event = "politics" })
    t:act(1, "advance_trade")
    t:act(1, "choose_metropolis_city", places[1])
    t:act(1, "end_turn")
    t:set("barbarian_ship", 6)
    knight(t, 2, 1, { 1, -1, "N" })
    knight(t, 3, 1, { -1, 1, "S" })
    t:roll(2, { event = "ship" })
    t:equal({ t:legal(1), t:legal(2, "choose_lost_city"), t:legal(3) }, { 0, 1, 0 })
    t:act(2, "choose_lost_city", places[3])
    t:act(3, "choose_lost_city", places[4])
    t:equal({ t:points(1), t:points(2), t:points(3) }, { 4, 1, 1 })
end)

hex.test("K-126 K-128 who puts up nothing loses one city of his choice", function(t)
    begin(t)
    city(t, 1, places[1])
    city(t, 1, places[2])
    city(t, 2, places[3])
    knight(t, 2, 1, { 1, -1, "N" })
    t:roll(2, { event = "ship" })
    t:equal({ t:legal(1, "choose_lost_city"), t:legal(2) }, { 2, 0 })
    t:act(1, "choose_lost_city", places[2])
    t:equal({ t:at(0, 0, "S") }, { "settlement", 1 })
    t:equal({ t:at(0, 0, "N") }, { "city", 1 })
end)

hex.test("K-130 case 6: on its side it is 1 point and yields like a settlement", function(t)
    begin(t)
    t:tile(0, 0, "mountains", 9)
    for _, at in ipairs {
        { 2, -2, "N" }, { 2, 0, "N" }, { -2, 2, "N" }, { -2, 0, "N" }, { 0, -2, "N" },
    } do
        t:piece(1, "settlement", at[1], at[2], at[3])
    end
    city(t, 1, places[1])
    t:roll(9, { event = "ship" })
    t:act(1, "choose_lost_city", places[1])
    t:equal({ t:goods(1, "ore"), t:goods(1, "coin"), t:points(1) }, { 1, 0, 6 })
    t:equal(t:get "barbarian_strength", 0)
end)

hex.test("K-64 K-130 with ck.noSettlementPiece = remove it goes with its wall", function(t)
    begin(t, { options = { ck_no_settlement_piece = "remove" } })
    for _, at in ipairs {
        { 2, -2, "N" }, { 2, 0, "N" }, { -2, 2, "N" }, { -2, 0, "N" }, { 0, -2, "N" },
    } do
        t:piece(1, "settlement", at[1], at[2], at[3])
    end
    city(t, 1, places[1])
    t:figure(1, "wall", places[1][1], places[1][2], places[1][3])
    t:roll(2, { event = "ship" })
    t:act(1, "choose_lost_city", places[1])
    t:equal({ t:at(0, 0, "N"), t:points(1), t:get("walls", 1) }, { nil, 5, 0 })
end)

-- Five settlements and a city of seat 1, which barbarians lay on its side at the top of the middle.
local function with_fallen(t, options)
    begin(t, { options = options })
    for _, at in ipairs { { 2, -2 }, { 2, 0 }, { -2, 2 }, { -2, 0 }, { 0, 2 } } do
        t:piece(1, "settlement", at[1], at[2], "N")
    end
    city(t, 1, places[1])
    t:figure(1, "wall", 0, 0, "N")
    t:roll(2, { event = "ship" })
    t:act(1, "choose_lost_city", places[1])
    t:equal({ t:at(0, 0, "N") }, { "fallen_city", 1 })
end

hex.test("K-64 K-130 a city that is laid on its side has no wall", function(t)
    with_fallen(t)
    t:equal({ t:get("walls", 1), #t:ask(function(game) return game:figures("wall", 1) end) },
        { 0, 0 })
    t:give(1, { brick = 2 })
    t:refused(1, "build_wall", places[1])
end)

hex.test("K-130 on its side it keeps others at a distance and is in their way", function(t)
    with_fallen(t)
    t:piece(2, "road", 0, 0, "NW")
    t:piece(2, "road", 0, 0, "W")
    t:give(2, { brick = 2, lumber = 2, wool = 1, grain = 1 })
    t:act(1, "end_turn")
    t:roll(2, { event = "trade" })
    t:refused(2, "build_settlement", { 0, 0, "NW" }, "too_close")
    t:refused(2, "build_road", { 0, 0, "NE" }, "not_connected")
    t:act(2, "build_settlement", { 0, 0, "SW" })
end)

hex.test("K-130 on its side it is no city: no improvement, no wall, no metropolis", function(t)
    with_fallen(t)
    t:give(1, { cloth = 1 })
    t:refused(1, "advance_trade", "not_allowed")
end)

hex.test("K-130 K-57 on its side it uses its harbour", function(t)
    begin(t, { options = { map_setup = "beginner" } })
    t:set("barbarian_ship", 0)
    t:give(1, { coin = 3 })
    t:roll(2, { event = "trade" })
    t:refused(1, "trade_bank", "coin", "cloth", "cannot_pay")
    local place = t:ask(function(game)
        for q = -2, 2 do
            for r = -2, 2 do
                for which = 1, game:tile(q, r) and 6 or 0 do
                    if game:harbour(game:corner(game:tile(q, r), which)) == "any" then
                        return { q, r, ({ "N", "NE", "SE", "S", "SW", "NW" })[which] }
                    end
                end
            end
        end
    end)
    t:piece(1, "fallen_city", place[1], place[2], place[3])
    t:act(1, "trade_bank", "coin", "cloth")
end)

hex.test("K-131 it is raised for 3 ore and 2 grain, and its city is kept for it", function(t)
    with_fallen(t)
    for at = 2, 4 do city(t, 1, places[at]) end
    t:equal(t:ask(function(game) return game:supply(1, "city") end), 1)
    t:give(1, { ore = 2, grain = 2 })
    t:refused(1, "do_raise_city", places[1], "cannot_pay")
    t:give(1, { ore = 2 })
    t:act(1, "do_raise_city", places[1])
    t:equal({ t:goods(1, "ore"), t:goods(1, "grain") }, { 1, 0 })
    t:equal(t:ask(function(game) return game:supply(1, "city") end), 0)
end)

hex.test("K-145 who has defended and is activated again does not act in this turn", function(t)
    begin(t)
    city(t, 1, places[1])
    t:piece(1, "road", 0, 0, "E")
    local one = knight(t, 1, 1, { 0, 0, "NE" })
    t:set("ready", one, 1)
    t:give(1, { grain = 1 })
    t:roll(2, { event = "ship" })
    t:act(1, "do_activate", one)
    t:equal({ t:get("active", one), t:legal(1, "travel_knight") }, { 1, 0 })
end)

hex.test("K-70 who lives beside the sleeping robber is not robbed", function(t)
    t:game { players = 3, scenario = "cities_knights" }
    t:pawn("robber", 0, 0)
    city(t, 2, places[1])
    t:give(2, { ore = 3 })
    t:roll(7, { event = "trade" })
    t:equal({ t:goods(1), t:goods(2), t:legal(1, "end_turn") }, { 0, 3, 1 })
end)
