local function begin(t, card, copies, options)
    t:game { players = 3, scenario = "cities_knights", options = options }
    t:card(1, card, copies or 1)
end
local function main(t) t:roll(2, { event = "trade" }) end
local function sea_of_desert(t)
    for _, at in ipairs { { 1, 0 }, { 0, -1 }, { 1, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 } } do
        t:tile(at[1], at[2], "desert")
    end
end

hex.test("K-267 K-268 K-269 the alchemist may set a 7, and the event die is thrown", function(t)
    begin(t, "alchemist")
    t:set("barbarian_ship", 3)
    t:act(1, "play_alchemist")
    t:act(1, "choose_shown", 3)
    t:act(1, "choose_shown_yellow", 4)
    t:act(1, "roll")
    t:equal(t:ask(function(game) return { game:total(), game:face "event" ~= nil } end),
        { 7, true })
end)

hex.test("K-73 K-268 K-339 a 7 that was set stands where sevens are rolled again", function(t)
    begin(t, "alchemist", 1, { ck_reroll_seven_rounds = 2 })
    t:act(1, "play_alchemist")
    t:act(1, "choose_shown", 3)
    t:act(1, "choose_shown_yellow", 4)
    t:act(1, "roll")
    t:equal(t:ask(function(game) return { game:die "red", game:die "yellow" } end), { 3, 4 })
end)

hex.test("K-270 a red die that was set draws like a thrown one", function(t)
    for seed = 1, 30 do
        t:game { players = 3, scenario = "cities_knights", seed = seed }
        t:card(1, "alchemist")
        for _, track in ipairs { "trade", "politics", "science" } do t:set(track, 2, 1) end
        t:act(1, "play_alchemist")
        t:act(1, "choose_shown", seed % 2 == 0 and 2 or 3)
        t:act(1, "choose_shown_yellow", 6)
        t:act(1, "roll")
        local cards, gate = t:ask(function(game)
            return game:cards_held(2) + game:open_cards(2, "printer")
                + game:open_cards(2, "constitution")
        end), t:ask(function(game) return game:face "event" ~= "ship" end)
        t:equal(cards, gate and seed % 2 == 0 and 1 or 0)
    end
end)

hex.test("K-271 K-274 one commodity less, where the step may be taken", function(t)
    begin(t, "crane")
    t:set("trade", 1, 2)
    t:give(1, { cloth = 4 })
    main(t)
    t:refused(1, "play_crane")                                                    -- K-77
    t:piece(1, "city", 0, 0, "N")
    t:act(1, "play_crane")
    t:act(1, "choose_way", 1)
    t:equal({ t:get("trade", 1), t:goods(1) }, { 3, 2 })
end)

hex.test("K-274 at the end of all tracks there is nothing for a crane", function(t)
    begin(t, "crane")
    t:piece(1, "city", 0, 0, "N")
    for _, track in ipairs { "trade", "politics", "science" } do t:set(track, 1, 5) end
    t:give(1, { cloth = 6, coin = 6, paper = 6 })
    t:roll(7, { event = "ship" })
    t:act(1, "discard", { cloth = 3, coin = 3, paper = 3 })
    t:give(1, { cloth = 3, coin = 3, paper = 3 })
    t:refused(1, "play_crane")
end)

hex.test("K-272 the first level costs nothing, K-273 one crane for one step", function(t)
    begin(t, "crane", 2)
    t:piece(1, "city", 0, 0, "N")
    main(t)
    t:act(1, "play_crane")
    t:act(1, "choose_way", 3)
    t:equal(t:get("science", 1), 1)
    t:give(1, { paper = 1 })
    t:act(1, "play_crane")
    t:act(1, "choose_way", 3)
    t:equal({ t:get("science", 1), t:goods(1) }, { 2, 0 })
end)

hex.test("K-274 level 4 with a crane founds a metropolis, and needs a free city", function(t)
    begin(t, "crane", 2)
    t:piece(1, "city", 0, 0, "N")
    t:set("trade", 1, 3)
    t:set("politics", 1, 3)
    t:set("science", 1, 5)
    t:give(1, { cloth = 3, coin = 3 })
    main(t)
    if t:legal(1, "choose_goods") > 0 then t:act(1, "choose_goods", { ore = 1 }) end
    t:act(1, "play_crane")
    t:act(1, "choose_way", 1)
    t:act(1, "choose_metropolis_city", { 0, 0, "N" })
    t:equal(t:get("trade", 1), 4)
    t:refused(1, "play_crane")
end)

hex.test("K-275 the engineer builds a wall for nothing, if he can", function(t)
    begin(t, "engineer")
    main(t)
    t:refused(1, "play_engineer")
    t:piece(1, "city", 0, 0, "N")
    t:act(1, "play_engineer")
    t:act(1, "place_wall", { 0, 0, "N" })
    t:equal({ t:get("walls", 1), t:goods(1) }, { 1, 0 })
end)

hex.test("K-275 K-61 not at a city with a wall", function(t)
    begin(t, "engineer")
    t:piece(1, "city", 0, 0, "N")
    t:figure(1, "wall", 0, 0, "N")
    main(t)
    t:refused(1, "play_engineer")
end)

hex.test("K-276 K-277 two tokens change places, also under the robber; not 2, 6, 8, 12", function(t)
    begin(t, "inventor")
    t:tile(0, 0, "hills", 5)
    t:tile(1, 0, "forest", 9)
    t:tile(0, 1, "fields", 6)
    t:tile(-1, 1, "fields", 12)
    t:tile(-1, 0, "fields", 2)
    t:tile(0, -1, "fields", 8)
    t:pawn("robber", 0, 0)
    main(t)
    t:act(1, "play_inventor")
    for _, at in ipairs { { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 } } do
        t:refused(1, "choose_token_tile", at)
    end
    t:act(1, "choose_token_tile", { 0, 0 })
    t:refused(1, "choose_token_tile", { 0, 0 })
    t:act(1, "choose_token_tile", { 1, 0 })
    t:equal({ t:at(0, 0) }, { "hills", 9 })
    t:equal({ t:at(1, 0) }, { "forest", 5 })
end)

hex.test("K-276 3 and 11 may change places, too", function(t)
    begin(t, "inventor")
    t:tile(0, 0, "hills", 3)
    t:tile(1, 0, "forest", 11)
    main(t)
    t:act(1, "play_inventor")
    t:act(1, "choose_token_tile", { 0, 0 })
    t:act(1, "choose_token_tile", { 1, 0 })
    t:equal({ t:at(0, 0) }, { "hills", 11 })
end)

hex.test("K-195 K-276 equal tokens are not exchanged", function(t)
    begin(t, "inventor")
    t:tile(0, 0, "hills", 5)
    t:tile(1, 0, "forest", 5)
    t:tile(0, 1, "forest", 4)
    main(t)
    t:act(1, "play_inventor")
    t:act(1, "choose_token_tile", { 0, 0 })
    t:refused(1, "choose_token_tile", { 1, 0 })
    t:act(1, "choose_token_tile", { 0, 1 })
    t:equal({ t:at(0, 0) }, { "hills", 4 })
end)

for card, land in pairs {
    irrigation = { "fields", "grain", "K-278 K-279" }, mining = { "mountains", "ore", "K-283" },
} do
    hex.test(land[3] .. " " .. card .. " counts each tile once, whatever stands there", function(t)
        begin(t, card)
        sea_of_desert(t)
        t:tile(0, 0, land[1], 9)
        t:tile(2, 0, land[1], 9)
        t:piece(1, "city", 0, 0, "N")
        t:piece(1, "city", 0, 0, "SE")
        t:piece(1, "settlement", 2, 0, "N")
        for _, at in ipairs { { 1, -2 }, { 2, -1 }, { 1, 1 } } do
            t:tile(at[1], at[2], "pasture", 3)
        end
        main(t)
        t:act(1, "play_" .. card)
        t:equal({ t:goods(1, land[2]), t:goods(1) }, { 4, 4 })
    end)
end

hex.test("K-278 K-130 a city on its side brings grain, too", function(t)
    begin(t, "irrigation")
    sea_of_desert(t)
    t:tile(0, 0, "fields", 9)
    t:piece(1, "fallen_city", 0, 0, "N")
    main(t)
    t:act(1, "play_irrigation")
    t:equal(t:goods(1, "grain"), 2)
end)

hex.test("K-284 K-195 not while the bank has none", function(t)
    begin(t, "irrigation")
    sea_of_desert(t)
    t:tile(0, 0, "fields", 9)
    t:piece(1, "settlement", 0, 0, "N")
    t:give(2, { grain = 19 })
    main(t)
    t:refused(1, "play_irrigation")
end)

hex.test("K-284 robber and number do not matter, what the bank has does", function(t)
    begin(t, "mining")
    sea_of_desert(t)
    t:tile(0, 0, "mountains", 9)
    t:piece(1, "settlement", 0, 0, "N")
    t:pawn("robber", 0, 0)
    t:give(2, { ore = 18 })
    main(t)
    t:act(1, "play_mining")
    t:equal(t:goods(1, "ore"), 1)
end)

hex.test("K-280 K-281 a settlement becomes a city for 1 grain and 2 ore, one for each card",
    function(t)
        begin(t, "medicine", 2)
        t:piece(1, "settlement", 0, 0, "N")
        t:piece(1, "settlement", 0, 0, "S")
        t:give(1, { grain = 3, ore = 3 })
        main(t)
        t:act(1, "play_medicine")
        t:act(1, "choose_healed", { 0, 0, "N" })
        t:equal({ t:at(0, 0, "N") }, { "city", 1 })
        t:equal({ t:goods(1, "grain"), t:goods(1, "ore") }, { 2, 1 })
        t:refused(1, "play_medicine")
    end)

hex.test("K-280 K-21 four cities are on the board: no medicine makes a fifth", function(t)
    begin(t, "medicine")
    for _, at in ipairs { { 0, 0 }, { 2, -2 }, { 2, 0 }, { -2, 2 } } do
        t:piece(1, "city", at[1], at[2], "N")
    end
    t:piece(1, "settlement", 0, 0, "S")
    t:give(1, { grain = 1, ore = 2 })
    main(t)
    t:refused(1, "play_medicine")
end)

hex.test("K-280 without the goods or a settlement there is no medicine", function(t)
    begin(t, "medicine")
    t:give(1, { grain = 1, ore = 2 })
    main(t)
    t:refused(1, "play_medicine")
end)

hex.test("K-282 K-131 a fallen city is healed first", function(t)
    begin(t, "medicine")
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "fallen_city", 0, 0, "S")
    t:give(1, { grain = 1, ore = 2 })
    main(t)
    t:act(1, "play_medicine")
    t:refused(1, "choose_healed", { 0, 0, "N" })
    t:act(1, "choose_healed", { 0, 0, "S" })
    t:equal({ t:at(0, 0, "S") }, { "city", 1 })
end)

hex.test("K-286 two roads for nothing", function(t)
    begin(t, "road_building")
    t:piece(1, "settlement", 0, 0, "N")
    main(t)
    t:act(1, "play_road_building")
    t:refused(1, "place_road", { 0, 0, "SE" })
    t:act(1, "place_road", { 0, 0, "NE" })
    t:act(1, "place_road", { 0, 0, "E" })
    t:equal(t:ask(function(game) return game:pieces(1, "road") end), 2)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("K-287 without a place for a road it is not played, with one piece one is built",
    function(t)
        begin(t, "road_building", 2)
        main(t)
        t:refused(1, "play_road_building")
        local sides, placed = { "NE", "E", "SE", "SW", "W", "NW" }, 0
        for _, tile in ipairs { { 0, 0 }, { 2, -2 }, { -2, 2 } } do
            for _, side in ipairs(sides) do
                if placed < 14 then
                    t:piece(1, "road", tile[1], tile[2], side)
                    placed = placed + 1
                end
            end
        end
        t:act(1, "play_road_building")
        t:act(1, "place_road", { 0, 1, "W" })
        t:equal(t:legal(1, "end_turn"), 1)
    end)

hex.test("K-188 to K-190 K-192 the same of Road Building: fresh, two in a turn, under its pile",
    function(t)
        begin(t, "road_building")
        t:piece(1, "settlement", 0, 0, "N")
        t:piece(1, "road", 0, 0, "NE")
        t:refused(1, "play_road_building", "not_now")
        t:set("science", 1, 1)
        t:top "road_building"
        t:roll(3, { event = "science", red = 1 })
        local pile = t:ask(function(game) return game:deck "science" end)
        for _, sides in ipairs { { "E", "SE" }, { "SW", "W" } } do
            t:act(1, "play_road_building")
            for _, side in ipairs(sides) do t:act(1, "place_road", { 0, 0, side }) end
        end
        t:equal(t:ask(function(game) return game:deck "science" end), pile + 2)
    end)

hex.test("K-292 K-150 the second promotion may be left, or counts for the turn as the first does",
    function(t)
        for declines = 0, 1 do
            begin(t, "smith")
            t:set("politics", 1, 3)
            local one, other = t:figure(1, "knight", 0, 0, "N"), t:figure(1, "knight", 0, 0, "S")
            t:give(1, { wool = 1, ore = 1 })
            main(t)
            t:act(1, "play_smith")
            t:act(1, "choose_rising_knight", one)
            if declines == 1 then
                t:act(1, "decline")
            else
                t:act(1, "choose_another_rising_knight", other)
            end
            t:equal({ t:get("rank", one), t:get("rank", other) }, { 2, 2 - declines })
            t:equal(t:legal(1, "do_promote"), declines)
        end
    end)

hex.test("K-289 the smith promotes no knight twice, K-290 none to the third without politics 3",
    function(t)
        begin(t, "smith")
        local one, strong = t:figure(1, "knight", 0, 0, "N"), t:figure(1, "knight", 0, 0, "S")
        t:set("rank", strong, 2)
        main(t)
        t:act(1, "play_smith")
        t:refused(1, "choose_rising_knight", strong)
        t:act(1, "choose_rising_knight", one)
        t:equal({ t:get("rank", one), t:legal(1, "end_turn") }, { 2, 1 })
    end)

hex.test("K-290 mighty knights rise no further, K-291 idle ones stay idle", function(t)
    begin(t, "smith")
    local mighty, basic = t:figure(1, "knight", 0, 0, "N"), t:figure(1, "knight", 0, 0, "S")
    t:set("rank", mighty, 3)
    t:set("politics", 1, 3)
    main(t)
    t:act(1, "play_smith")
    t:refused(1, "choose_rising_knight", mighty)
    t:act(1, "choose_rising_knight", basic)
    t:equal({ t:get("active", basic), t:legal(1, "end_turn") }, { 0, 1 })
end)

hex.test("K-292 one alone may be promoted, if the piece is there", function(t)
    begin(t, "smith")
    local basic, other = t:figure(1, "knight", 0, 0, "N"), t:figure(1, "knight", 0, 0, "S")
    for _, at in ipairs { "NE", "SW" } do t:set("rank", t:figure(1, "knight", 0, 0, at), 2) end
    main(t)
    t:refused(1, "play_smith")
    t:set("politics", 1, 3)
    t:act(1, "play_smith")
    t:refused(1, "choose_rising_knight", basic)
    t:equal(t:legal(1, "choose_rising_knight"), 2)
    t:equal(t:get("rank", other), 1)
end)

hex.test("K-280 medicine where lost cities leave the board", function(t)
    begin(t, "medicine", 1, { ck_no_settlement_piece = "remove" })
    t:piece(1, "settlement", 0, 0, "N")
    t:give(1, { grain = 1, ore = 2 })
    main(t)
    t:act(1, "play_medicine")
    t:act(1, "choose_healed", { 0, 0, "N" })
    t:equal({ t:at(0, 0, "N") }, { "city", 1 })
end)

-- All options at once, each with another value than the usual one.
hex.test("every option goes with every other one", function(t)
    t:game { players = 4, scenario = "cities_knights", setup = true, options = {
        ck_discard_on_seven = "excess", ck_reroll_seven_rounds = 2,
        ck_metropolis_without_city = "defer", ck_barbarian_participation = "chosen",
        ck_reward_zero_contribution = true, ck_no_settlement_piece = "remove",
        ck_chase_before_roll = true, ck_knight_pass_opponents = true,
        ck_allow_no_effect_play = true, ck_commercial_harbor_chooser = "player",
        ck_merchant_commodity = true, ck_deserter_fallback = "any_lower",
        ck_deserter_acts_at_once = false, ck_diplomat_refund = true,
        ck_saboteur_targets = "more",
    } }
    t:play(600)
    t:equal(t:ask(function(game) return game:round() > 3 end), true)
end)

hex.test("K-286 K-320 either road of Road Building may be declined, a ship as well", function(t)
    for declined = 1, 2 do
        t:game { players = 3, scenario = "seafarers:new_shores", mods = { "cities_knights" } }
        local at = t:ask(function(game)
            for q = -6, 12 do
                for r = -6, 12 do
                    local tile, east = game:tile(q, r), game:tile(q + 1, r)
                    if tile and east and game:is_land(tile)
                        and game:terrain(east) == "sea" then
                        return { q, r }
                    end
                end
            end
        end)
        t:piece(1, "settlement", at[1], at[2], "NE")
        t:card(1, "road_building")
        main(t)
        t:act(1, "play_road_building")
        for number = 1, 2 do
            if number == declined then
                t:act(1, "decline")
            else
                t:act(1, "place_ship", { at[1], at[2], "E" })
            end
        end
        t:equal(t:ask(function(game)
            return game:pieces(1, "ship") + game:pieces(1, "road")
        end), 1)
    end
end)
