-- Five and six players, by both procedures.
local function begin(t, mode, players)
    t:game { players = players or 6, scenario = "cities_knights",
        options = { five_six_mode = mode } }
end
local function main(t) t:roll(7, { event = "trade" }) end
local function acting(t) return t:ask(function(game) return game:acting() end) end

hex.test("K-326 K-328 six knights, three walls and own tracks for everybody", function(t)
    begin(t, "special_build")
    for seat = 1, 6 do
        t:equal(t:ask(function(game)
            return { game:figures_left("knight", seat), game:figures_left("wall", seat) }
        end), { 6, 3 })
        t:set("science", seat, seat % 4)
        t:equal(t:get("science", seat), seat % 4)
        t:set("defender", seat, 2)
        t:equal(t:points(seat), 2)
    end
end)

hex.test("K-327 eighteen of each commodity", function(t)
    begin(t, "special_build", 5)
    t:equal(t:ask(function(game)
        return { game:bank "cloth", game:bank "coin", game:bank "paper" }
    end), { 18, 18, 18 })
end)

hex.test("K-108 the active knights of six players count, all of them", function(t)
    begin(t, "special_build")
    local tiles = { { 0, 0 }, { 2, -2 }, { 2, 0 }, { 0, 2 }, { -2, 2 }, { -2, 0 } }
    for seat, tile in ipairs(tiles) do
        for at, where in ipairs { "N", "NE", "SE", "S", "SW", "NW" } do
            local knight = t:figure(seat, "knight", tile[1], tile[2], where)
            t:set("rank", knight, (at + 1) // 2)
            t:set("active", knight, 1)
        end
    end
    t:equal({ t:get("defence", 6), t:get "island_strength" }, { 12, 72 })
end)

hex.test("K-330 resources, pieces and land of the base extension", function(t)
    begin(t, "special_build")
    t:equal(t:ask(function(game)
        return { game:bank "ore", game:supply(6, "road"), #game:tiles "desert" }
    end), { 24, 15, 2 })
end)

hex.test("K-332 between the turns the others build, activate, promote and improve", function(t)
    begin(t, "special_build")
    t:piece(2, "city", 0, 0, "N")
    t:piece(2, "road", 0, 0, "NE")
    local idle = t:figure(2, "knight", 0, 0, "S")
    main(t)
    t:act(1, "end_turn")
    t:equal(acting(t), 2)
    t:give(2, { brick = 3, lumber = 1, wool = 2, ore = 2, grain = 1, coin = 1 })
    t:act(2, "build_wall", { 0, 0, "N" })
    t:act(2, "build_road", { 0, 0, "E" })
    t:act(2, "build_knight", { 0, 0, "NE" })
    t:act(2, "do_activate", idle)
    t:act(2, "do_promote", idle)
    t:act(2, "advance_politics")
    t:equal(t:goods(2), 0)
    for seat = 2, 6 do t:act(seat, "end_turn") end
    t:equal(t:ask(function(game) return game:active() end), 2)
end)

hex.test("K-333 but they do not trade, play no cards, and no knight acts", function(t)
    begin(t, "special_build")
    t:piece(2, "road", 0, 0, "NE")
    local knight = t:figure(2, "knight", 0, 0, "N")
    t:set("active", knight, 1)
    t:set("ready", knight, 1)
    t:pawn("robber", 0, 0)
    t:set("robber_awake", 2, 1)
    t:set("trade", 2, 3)
    t:card(2, "warlord")
    t:figure(2, "knight", 0, 0, "S")
    t:give(2, { coin = 4 })
    main(t)
    t:act(1, "end_turn")
    for _, kind in ipairs {
        "trade_bank", "offer_trade", "play_warlord", "travel_knight", "do_chase_robber",
    } do
        t:equal(t:legal(2, kind), 0, kind)
    end
end)

hex.test("K-334 a knight activated there acts in its owner's next turn", function(t)
    begin(t, "special_build")
    t:piece(2, "road", 0, 0, "NE")
    local knight = t:figure(2, "knight", 0, 0, "N")
    t:give(2, { grain = 1 })
    main(t)
    t:act(1, "end_turn")
    t:act(2, "do_activate", knight)
    t:equal(t:get("defence", 2), 1)
    for seat = 2, 6 do t:act(seat, "end_turn") end
    main(t)
    t:act(2, "travel_knight", knight, { 0, 0, "NE" })
end)

hex.test("K-335 nobody wins there", function(t)
    begin(t, "special_build")
    t:set("defender", 2, 11)
    t:piece(2, "settlement", 0, 0, "N")
    t:give(2, { ore = 3, grain = 2 })
    main(t)
    t:act(1, "end_turn")
    t:act(2, "build_city", { 0, 0, "N" })
    t:equal({ t:points(2), t:winner() }, { 13 })
    for seat = 2, 6 do t:act(seat, "end_turn") end
    t:equal(t:winner(), 2)
end)

hex.test("K-336 in paired turns a second player acts, and trades with the supply", function(t)
    begin(t, "paired_players")
    t:piece(4, "city", 0, 0, "N")
    t:piece(4, "road", 0, 0, "NE")
    local knight = t:figure(4, "knight", 0, 0, "NE")
    t:set("active", knight, 1)
    t:card(4, "resource_monopoly")
    t:give(4, { coin = 5, brick = 2 })
    t:give(1, { ore = 1 })
    main(t)
    t:act(1, "end_turn")
    t:equal(acting(t), 4)
    t:equal(t:legal(4, "offer_trade"), 0)
    t:act(4, "trade_bank", "coin", "wool")
    t:act(4, "advance_politics")
    t:act(4, "build_wall", { 0, 0, "N" })
    t:act(4, "play_resource_monopoly")
    t:act(4, "choose_good", "ore")
    t:equal(t:goods(4, "ore"), 1)
    t:equal(t:legal(4, "travel_knight"), 0)
end)

hex.test("K-336 K-338 knights that were active before act in the second part", function(t)
    begin(t, "paired_players")
    t:piece(4, "road", 0, 0, "NE")
    t:piece(4, "road", 0, 0, "E")
    local knight = t:figure(4, "knight", 0, 0, "N")
    t:set("active", knight, 1)
    main(t)
    t:act(1, "end_turn")
    t:act(4, "travel_knight", knight, { 0, 0, "SE" })
end)

hex.test("K-338 K-145 in the second part no idle knight acts, nor one woken in it", function(t)
    begin(t, "paired_players")
    t:piece(4, "road", 0, 0, "NE")
    local knight = t:figure(4, "knight", 0, 0, "N")
    t:give(4, { grain = 1 })
    main(t)
    t:act(1, "end_turn")
    t:equal(t:legal(4, "travel_knight"), 0)
    t:act(4, "do_activate", knight)
    t:equal(t:legal(4, "travel_knight"), 0)
end)

hex.test("K-337 the one who rolled wins first", function(t)
    begin(t, "paired_players")
    t:set("defender", 4, 13)
    main(t)
    t:set("defender", 1, 12)
    t:piece(1, "road", 0, 0, "NE")
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:equal(t:winner(), nil)
    t:act(1, "build_settlement", { 0, 0, "N" })
    t:equal(t:winner(), 1)
end)

hex.test("K-338 gates and attacks go by who rolled", function(t)
    begin(t, "paired_players")
    for seat = 1, 6 do t:set("politics", seat, 1) end
    t:cards("politics", { "spy", "wedding" })
    t:roll(3, { event = "politics", red = 1 })
    t:equal(t:ask(function(game) return { game:cards(1, "spy"), game:cards(2, "wedding") } end),
        { 1, 1 })
end)

hex.test("K-201 K-338 each of a pair visits every opponent", function(t)
    begin(t, "paired_players")
    for seat = 1, 4, 3 do
        t:card(seat, "commercial_harbor")
        t:give(seat, { ore = 2 })
    end
    t:give(2, { coin = 3 })
    main(t)
    t:act(1, "play_commercial_harbor")
    t:act(1, "do_harbour_exchange", "ore")
    t:act(1, "choose_harbour_partner", 2)
    t:act(2, "give", { coin = 1 })
    t:act(1, "end_turn")
    t:refused(4, "do_harbour_exchange", "ore")
    t:act(4, "play_commercial_harbor")
    t:act(4, "do_harbour_exchange", "ore")
    t:act(4, "choose_harbour_partner", 2)
    t:act(2, "give", { coin = 1 })
    t:act(4, "do_harbour_exchange", "ore")
    t:refused(4, "choose_harbour_partner", 2)
    t:equal({ t:goods(1, "coin"), t:goods(4, "coin"), t:goods(2, "coin") }, { 1, 1, 1 })
end)
