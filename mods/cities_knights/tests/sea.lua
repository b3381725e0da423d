-- Together with Seafarers. On the map of the Four Islands for three (2, 4) and its neighbours are
-- laid as each test needs them.
local function begin(t, fields)
    fields = fields or {}
    fields.players, fields.mods = fields.players or 3, { "cities_knights" }
    fields.scenario = fields.scenario or "seafarers:four_islands"
    t:game(fields)
end
local function main(t) t:roll(2, { event = "trade" }) end
local function sea(t, tiles)
    for _, at in ipairs(tiles) do t:tile(at[1], at[2], "sea") end
end
local function act_ready(t, knight)
    t:set("active", knight, 1)
    t:set("ready", knight, 1)
end

hex.test("K-302 K-303 every scenario that is offered asks for two points more", function(t)
    for scenario, points in pairs {
        new_shores = 16, four_islands = 15, through_the_desert = 16, forgotten_tribe = 15,
        cloth = 16, new_world = 14,
    } do
        begin(t, { scenario = "seafarers:" .. scenario })
        t:set("defender", 1, points - 1)
        t:set("defender", 2, points)
        main(t)
        t:equal(t:winner(), nil, scenario)
        t:act(1, "end_turn")
        t:equal(t:winner(), 2, scenario)
    end
end)

hex.test("K-304 seven scenarios are played", function(t)
    for _, scenario in ipairs {
        "new_shores", "four_islands", "through_the_desert", "forgotten_tribe", "cloth", "wonders",
        "new_world",
    } do
        begin(t, { scenario = "seafarers:" .. scenario, setup = true })
        t:play(400)
        t:equal(t:ask(function(game) return game:round() > 0 end), true, scenario)
    end
end)

hex.test("K-305 the second building is a city", function(t)
    for scenario, settlements in pairs {
        four_islands = 1, new_shores = 1, cloth = 2, wonders = 1, forgotten_tribe = 1,
    } do
        begin(t, { scenario = "seafarers:" .. scenario, setup = true })
        t:equal(t:ask(function(game)
            return { game:pieces(1, "settlement"), game:pieces(1, "city") }
        end), { settlements, 1 }, scenario)
    end
end)

hex.test("K-305 K-26 where a third settlement is placed, that one receives cards", function(t)
    for seed = 1, 4 do
        begin(t, { scenario = "seafarers:cloth", setup = true, seed = seed })
        t:equal(t:ask(function(game)
            for _, corner in ipairs(game:places(1, "settlement")) do
                local cards = 0
                for _, tile in ipairs(game:tiles_of(corner)) do
                    local terrain = game:terrain(tile)
                    if game:is_land(tile) and terrain ~= "desert" then cards = cards + 1 end
                end
                if cards == game:hand(1) then return "of a settlement" end
            end
            return game:hand(1)
        end), "of a settlement")
    end
end)

hex.test("K-305 the first city, too, keeps away from strait and wasteland", function(t)
    for seed = 1, 12 do
        begin(t, { scenario = "seafarers:wonders", setup = true, seed = seed })
        t:equal(t:ask(function(game)
            for seat = 1, 3 do
                local city = game:places(seat, "city")[1]
                for _, corner in ipairs(game:places_with "strait") do
                    if game:distance(city, corner) < 2 then return "at the strait" end
                end
                if game:get("wasteland", city) > 0 then return "in the wasteland" end
            end
            return "as it should be"
        end), "as it should be")
    end
end)

hex.test("S-113 the tribe gives a progress card of any colour", function(t)
    begin(t, { scenario = "seafarers:forgotten_tribe" })
    t:piece(1, "settlement", 1, 3, "N")
    t:piece(1, "ship", 2, 1, "SW")
    t:give(1, { lumber = 1, wool = 1 })
    t:roll(7, { event = "trade" })
    t:act(1, "build_ship", { 2, 1, "W" })
    t:act(1, "choose_way", 3)
    t:equal({ t:get("gift_card", { 2, 1, "W" }), t:ask(function(game)
        return game:cards_held(1, "science") + game:open_cards(1, "printer")
    end) }, { 0, 1 })
end)

hex.test("K-306 K-325 gold gives resources, two to a city, and counts as received", function(t)
    begin(t)
    t:tile(2, 4, "gold", 9)
    t:piece(1, "city", 2, 4, "N")
    t:piece(2, "settlement", 2, 4, "S")
    t:set("science", 1, 3)
    t:set("science", 2, 3)
    t:roll(9, { event = "trade" })
    t:refused(1, "choose_goods", { cloth = 2 })
    t:refused(1, "choose_goods", { ore = 1, coin = 1 })
    t:act(1, "choose_goods", { ore = 1, wool = 1 })
    t:act(2, "choose_goods", { ore = 1 })
    t:equal({ t:goods(1), t:goods(2), t:legal(1, "end_turn") }, { 2, 1, 1 })
end)

hex.test("K-307 the merchant does not go to a gold field", function(t)
    begin(t)
    t:card(1, "merchant")
    t:tile(2, 4, "gold", 9)
    t:piece(1, "settlement", 2, 4, "N")
    main(t)
    if t:legal(1, "play_merchant") > 0 then
        t:act(1, "play_merchant")
        t:refused(1, "choose_merchant_tile", { 2, 4 })
    end
end)

hex.test("K-308 until the first attack nobody moves the pirate, K-309 then either", function(t)
    begin(t)
    t:roll(7, { event = "trade" })
    t:equal(t:legal(1, "end_turn"), 1)
    t:act(1, "end_turn")
    for seat = 1, 3 do t:set("robber_awake", seat, 1) end
    t:roll(7, { event = "trade" })
    t:equal({ t:legal(2, "move_pirate") > 0, t:legal(2, "move_robber") > 0 }, { true, true })
end)

hex.test("K-308 with ck.sfPirateStart = off_board it comes after the first attack", function(t)
    begin(t, { setup = true, options = { ck_sf_pirate_start = "off_board" } })
    t:equal(t:ask(function(game) return game:pawn "pirate" end), nil)
    begin(t, { setup = true })
    t:equal(t:ask(function(game) return game:pawn "pirate" ~= nil end), true)
    -- Where there is no pirate the option means nothing.
    begin(t, { setup = true, scenario = "seafarers:wonders",
        options = { ck_sf_pirate_start = "off_board" } })
    t:play(30)
end)

hex.test("K-308 K-309 with it a 7 brings the pirate to the board", function(t)
    begin(t, { setup = true, options = { ck_sf_pirate_start = "off_board" } })
    for seat = 1, 3 do t:set("robber_awake", seat, 1) end
    local me = t:ask(function(game) return game:active() end)
    t:roll(7, { event = "trade" })
    t:equal({ t:legal(me, "move_pirate") > 0, t:legal(me, "move_robber") > 0 }, { true, true })
end)

hex.test("K-310 K-312 K-315 a knight goes out to sea along own ships, and is idle", function(t)
    begin(t)
    sea(t, { { 2, 4 }, { 3, 4 }, { 2, 5 }, { 3, 3 } })
    t:tile(1, 4, "hills", 5)
    t:tile(2, 3, "sea")
    t:tile(1, 5, "sea")
    for _, side in ipairs { "W", "SW" } do t:piece(1, "ship", 2, 4, side) end
    local knight = t:figure(1, "knight", 2, 4, "NW")
    act_ready(t, knight)
    main(t)
    t:act(1, "travel_knight", knight, { 2, 4, "S" })
    t:equal({ t:get("active", knight), t:get("ready", knight) }, { 0, 0 })
    t:give(1, { grain = 1 })
    t:act(1, "do_activate", knight)
    t:pawn("pirate", 2, 4)
    t:set("robber_awake", 1, 1)
    t:equal(t:legal(1, "do_chase_pirate"), 0)
end)

-- Road and ship meet at the N corner of (2, 4).
local function road_and_ship(t, options)
    begin(t, { options = options })
    t:tile(2, 4, "sea")
    t:tile(2, 3, "hills", 5)
    t:tile(3, 3, "hills", 4)
    t:piece(1, "road", 2, 3, "E")
    t:piece(1, "ship", 2, 4, "NW")
    local knight = t:figure(1, "knight", 2, 3, "NE")
    act_ready(t, knight)
    main(t)
    return knight
end

hex.test("K-311 from roads to ships only at an own building, or where it starts", function(t)
    local knight = road_and_ship(t)
    t:refused(1, "travel_knight", knight, { 2, 4, "NW" }, "too_far")
    t:piece(1, "settlement", 2, 4, "N")
    t:act(1, "travel_knight", knight, { 2, 4, "NW" })
end)

hex.test("K-311 at its start it may choose", function(t)
    local knight = road_and_ship(t)
    local other = t:figure(1, "knight", 2, 4, "N")
    act_ready(t, other)
    t:act(1, "travel_knight", other, { 2, 4, "NW" })
    t:equal(t:get("active", knight), 1)
end)

hex.test("K-311 with ck.sfKnightTransfer = anywhere it changes where it likes", function(t)
    local knight = road_and_ship(t, { ck_sf_knight_transfer = "anywhere" })
    t:act(1, "travel_knight", knight, { 2, 4, "NW" })
end)

hex.test("K-313 a new knight stands where there is land", function(t)
    begin(t)
    for _, at in ipairs {
        { 2, 4 }, { 3, 4 }, { 2, 5 }, { 3, 3 }, { 1, 5 }, { 2, 3 }, { 1, 4 },
    } do
        t:tile(at[1], at[2], "sea")
    end
    t:tile(3, 2, "hills", 5)
    t:piece(1, "ship", 2, 4, "SE")
    t:piece(1, "ship", 3, 3, "NW")
    t:give(1, { wool = 1, ore = 1 })
    main(t)
    t:refused(1, "build_knight", { 2, 4, "S" })
    t:act(1, "build_knight", { 3, 3, "N" })
end)

hex.test("K-314 a knight beside the pirate drives it away and takes a card", function(t)
    begin(t)
    sea(t, { { 2, 4 }, { 3, 4 } })
    t:pawn("pirate", 2, 4)
    local knight = t:figure(1, "knight", 2, 4, "N")
    act_ready(t, knight)
    t:piece(2, "ship", 3, 4, "E")
    t:give(2, { coin = 1 })
    main(t)
    t:equal(t:legal(1, "do_chase_pirate"), 0)
    t:set("robber_awake", 1, 1)
    t:act(1, "do_chase_pirate", knight)
    t:equal(t:legal(1, "move_robber"), 0)
    t:refused(1, "move_pirate", { 2, 4 }, "must_move")
    t:act(1, "move_pirate", { 3, 4 })
    t:equal({ t:goods(1, "coin"), t:goods(2), t:get("active", knight) }, { 1, 0, 0 })  -- K-324
end)

hex.test("K-314 S-131 who has reached no village does not chase the pirate of Cloth", function(t)
    for villages = 0, 1 do
        begin(t, { scenario = "seafarers:cloth" })
        t:set("robber_awake", 1, 1)
        t:set("villages", 1, villages)
        t:pawn("pirate", 4, 4)
        act_ready(t, t:figure(1, "knight", 4, 4, "N"))
        main(t)
        t:equal(t:legal(1, "do_chase_pirate"), villages)
    end
end)

hex.test("K-178 a knight that chases the robber does not move the pirate instead", function(t)
    begin(t)
    t:tile(2, 4, "hills", 5)
    t:pawn("robber", 2, 4)
    local knight = t:figure(1, "knight", 2, 4, "N")
    act_ready(t, knight)
    t:set("robber_awake", 1, 1)
    main(t)
    t:act(1, "do_chase_robber", knight)
    t:equal({ t:legal(1, "move_pirate"), t:legal(1, "move_robber") > 0 }, { 0, true })
end)

hex.test("K-324 the pirate takes resources and commodities alike", function(t)
    begin(t)
    t:tile(3, 4, "sea")
    t:piece(2, "ship", 3, 4, "E")
    t:give(2, { paper = 1 })
    for seat = 1, 3 do t:set("robber_awake", seat, 1) end
    t:roll(7, { event = "trade" })
    t:act(1, "move_pirate", { 3, 4 })
    t:equal({ t:goods(1, "paper"), t:goods(2) }, { 1, 0 })
end)

-- A line of two ships round the water at (2, 4), from a settlement at its N corner.
local function line(t)
    begin(t)
    sea(t, { { 2, 4 }, { 3, 4 }, { 2, 5 } })
    t:pawn("pirate")
    t:piece(1, "settlement", 2, 4, "N")
    for _, side in ipairs { "NE", "E" } do t:piece(1, "ship", 2, 4, side) end
    t:act(1, "roll")
    t:set("barbarian_ship", 0)
    for _ = 1, 3 do
        t:act(t:ask(function(game) return game:active() end), "end_turn")
        t:act(t:ask(function(game) return game:active() end), "roll")
    end
end

hex.test("K-316 with an own knight at its end a line of ships is closed", function(t)
    line(t)
    t:equal(t:legal(1, "move_ship") > 0, true)
    t:figure(1, "knight", 2, 4, "SE")
    t:equal(t:legal(1, "move_ship"), 0)
end)

hex.test("K-317 no ship goes that is a knight's only way", function(t)
    line(t)
    t:figure(1, "knight", 2, 4, "NE")
    t:equal(t:legal(1, "move_ship") > 0, true)
    begin(t)
    sea(t, { { 2, 4 }, { 3, 4 }, { 2, 5 }, { 3, 3 } })
    t:pawn("pirate")
    t:piece(1, "ship", 2, 4, "E")
    t:piece(1, "settlement", 2, 3, "N")
    t:piece(1, "road", 2, 3, "NE")
    main(t)
    t:act(1, "end_turn")
    main(t)
    t:act(2, "end_turn")
    main(t)
    t:act(3, "end_turn")
    main(t)
    t:equal(t:legal(1, "move_ship") > 0, true)
    t:figure(1, "knight", 2, 4, "NE")
    t:equal(t:legal(1, "move_ship"), 0)
end)

hex.test("K-318 another's knight interrupts the trade route, and opens nothing", function(t)
    begin(t)
    for _, at in ipairs { { 2, 4 }, { 3, 4 }, { 2, 5 }, { 1, 5 }, { 1, 4 } } do
        t:tile(at[1], at[2], "sea")
    end
    t:pawn("pirate")
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(1, "ship", 2, 4, side) end
    t:piece(1, "settlement", 2, 4, "N")
    t:figure(1, "knight", 2, 4, "NW")
    local points = t:points(1)
    t:figure(2, "knight", 2, 4, "SE")
    t:equal(t:points(1), points - 2)
    main(t)
    t:act(1, "end_turn")
    main(t)
    t:act(2, "end_turn")
    main(t)
    t:act(3, "end_turn")
    main(t)
    t:equal(t:legal(1, "move_ship"), 0)
end)

hex.test("K-319 the diplomat takes open ships; an own one comes again as a ship", function(t)
    begin(t)
    sea(t, { { 2, 4 }, { 3, 4 }, { 2, 5 } })
    t:pawn("pirate")
    t:card(1, "diplomat", 2)
    t:piece(1, "settlement", 2, 4, "N")
    for _, side in ipairs { "NE", "E" } do t:piece(1, "ship", 2, 4, side) end
    t:piece(1, "road", 2, 3, "E")
    t:piece(1, "settlement", 4, 2, "N")
    main(t)
    t:act(1, "play_diplomat")
    t:refused(1, "choose_open_road", { 2, 4, "NE" })
    t:act(1, "choose_open_road", { 2, 4, "E" })
    t:equal(t:legal(1, "choose_new_road"), 0)
    t:act(1, "choose_new_ship", { 2, 4, "NW" })
    t:equal({ t:at(2, 4, "NW") }, { "ship", 1 })
    t:act(1, "play_diplomat")
    t:act(1, "choose_open_road", { 2, 3, "E" })
    t:equal({ t:legal(1, "choose_new_ship"), t:legal(1, "choose_new_road") > 0 }, { 0, true })
end)

hex.test("K-243 S-34 a ship that the diplomat builds again sails no more in this turn", function(t)
    begin(t)
    sea(t, { { 2, 4 }, { 3, 4 }, { 2, 5 }, { 3, 3 }, { 1, 5 }, { 2, 3 } })
    t:tile(1, 4, "hills", 5)
    t:piece(1, "settlement", 2, 4, "NW")
    t:piece(1, "ship", 2, 4, "NW")
    t:piece(1, "ship", 2, 4, "NE")
    t:pawn("pirate", 2, 5)
    t:card(1, "diplomat")
    main(t)
    t:act(1, "play_diplomat")
    t:act(1, "choose_open_road", { 2, 4, "NE" })
    t:act(1, "choose_new_ship", { 2, 4, "W" })
    t:refused(1, "move_ship", { 2, 4, "W" }, { 2, 4, "NE" }, "just_placed")
end)

hex.test("K-319 S-128 S-163 nor one of a line to a village, nor the ship of a wonder", function(t)
    begin(t, { scenario = "seafarers:cloth" })
    t:card(1, "diplomat")
    t:piece(2, "settlement", 1, 4, "NE")
    t:piece(2, "ship", 1, 4, "NE")
    main(t)
    t:equal(t:get("villages", 2), 1)
    t:refused(1, "play_diplomat", "no_effect")
    t:piece(2, "ship", 2, 3, "W")
    t:act(1, "play_diplomat")
    t:refused(1, "choose_open_road", { 1, 4, "NE" })
    t:act(1, "choose_open_road", { 2, 3, "W" })
    begin(t, { scenario = "seafarers:wonders" })
    t:card(2, "diplomat")
    t:piece(1, "city", 0, 4, "NW")
    t:piece(1, "city", 1, 4, "SE")
    main(t)
    t:act(1, "do_claim_theatre")
    t:act(1, "end_turn")
    main(t)
    t:refused(2, "play_diplomat", "no_effect")
end)

hex.test("K-320 road building builds ships, too", function(t)
    begin(t)
    sea(t, { { 2, 4 }, { 3, 4 } })
    t:pawn("pirate")
    t:card(1, "road_building")
    t:piece(1, "settlement", 2, 4, "N")
    main(t)
    t:act(1, "play_road_building")
    t:act(1, "place_ship", { 2, 4, "NE" })
    t:act(1, "place_ship", { 2, 4, "E" })
    t:equal({ t:at(2, 4, "E") }, { "ship", 1 })
end)

hex.test("K-321 intrigue reaches knights at own ships", function(t)
    begin(t)
    t:tile(2, 4, "sea")
    t:card(1, "intrigue")
    t:piece(1, "ship", 2, 4, "NE")
    local knight = t:figure(2, "knight", 2, 4, "N")
    main(t)
    t:act(1, "play_intrigue")
    t:act(1, "choose_intrigued", knight)
    t:equal(t:ask(function(game) return game:place_of(knight) end), nil)
end)

hex.test("K-322 the bishop moves the robber, never the pirate", function(t)
    begin(t)
    t:card(1, "bishop")
    for seat = 1, 3 do t:set("robber_awake", seat, 1) end
    main(t)
    t:act(1, "play_bishop")
    t:equal({ t:legal(1, "move_pirate"), t:legal(1, "move_robber") > 0 }, { 0, true })
end)

hex.test("K-322 where only the pirate moves there is no bishop", function(t)
    begin(t, { options = { pirate_mode = "pirate_only" } })
    t:card(1, "bishop")
    t:set("robber_awake", 1, 1)
    main(t)
    t:refused(1, "play_bishop")
end)

hex.test("K-323 cities and knights of all islands count", function(t)
    begin(t)
    local shores = t:ask(function(game)
        local found, list = {}, {}
        for _, tile in ipairs(game:tiles()) do
            local island = game:island(tile)
            if island and not found[island] then
                found[island] = true
                table.insert(list, tile)
            end
        end
        return list
    end)
    t:equal(#shores > 1, true)
    t:piece(1, "city", 2, 4, "N")
    t:piece(2, "city", -1, 5, "S")
    local knight = t:figure(3, "knight", 4, 2, "S")
    t:set("rank", knight, 2)
    t:set("active", knight, 1)
    t:equal({ t:get "barbarian_strength", t:get "island_strength" }, { 2, 2 })
end)
