-- The earthquake and what a damaged road means (X-E-17 to X-E-23).
local function begin(t, options)
    t:game { players = 3, scenario = "event_cards", options = options }
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    t:piece(1, "road", 0, 0, "E")
    t:piece(2, "settlement", 0, 2, "S")
end
-- Seat 1 damages the road on this side of the middle.
local function quake(t, side)
    t:top "event_6_2"
    t:act(1, "roll")
    t:act(1, "choose_road_to_damage", { 0, 0, side })
end

local function damage_eastern(t)
    t:set("damaged", { 0, 0, "E" }, 1)
    t:set("damaged_roads", 1, 1)
end

hex.test("X-E-17 everybody who has a road damages one, of his choice", function(t)
    begin(t)
    t:piece(2, "road", 0, 2, "SE")
    t:top "event_6_2"
    t:act(1, "roll")
    t:equal(t:legal(1, "choose_road_to_damage"), 2)
    t:equal(t:legal(2, "choose_road_to_damage"), 1)
    t:equal(t:legal(3), 0)
    t:refused(1, "choose_road_to_damage", { 0, 2, "SE" }, "wrong_place")
    t:act(2, "choose_road_to_damage", { 0, 2, "SE" })
    t:act(1, "choose_road_to_damage", { 0, 0, "E" })
    t:equal(t:get("damaged", { 0, 0, "E" }), 1)
    t:equal(t:get("damaged", { 0, 0, "NE" }), 0)
    t:equal(t:get("damaged", { 0, 2, "SE" }), 1)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-E-18 who has a damaged road is spared, unless the option says otherwise", function(t)
    begin(t)
    damage_eastern(t)
    t:top "event_6_2"
    t:act(1, "roll")
    t:equal(t:legal(1, "end_turn"), 1)

    begin(t, { ["tb.earthquakeMaxDamaged"] = "unlimited" })
    damage_eastern(t)
    t:top "event_6_2"
    t:act(1, "roll")
    t:equal(t:legal(1, "choose_road_to_damage"), 1)
    t:act(1, "choose_road_to_damage", { 0, 0, "NE" })
    t:equal(t:get("damaged_roads", 1), 2)
end)

hex.test("X-E-19 a brick and a lumber mend it in the own action phase", function(t)
    begin(t)
    damage_eastern(t)
    t:give(1, { brick = 1, lumber = 1 })
    t:refused(1, "do_mend_road", { 0, 0, "E" }, "not_now")
    begin(t)
    quake(t, "E")
    t:refused(1, "do_mend_road", "cannot_pay")
    t:give(1, { brick = 1, lumber = 1 })
    t:refused(1, "do_mend_road", { 0, 0, "NE" })
    t:act(1, "do_mend_road", { 0, 0, "E" })
    t:equal(t:goods(1), 0)
    t:equal(t:get("damaged", { 0, 0, "E" }), 0)
    t:equal(t:get("damaged_roads", 1), 0)
end)

hex.test("X-E-20 nobody builds roads who has a damaged one", function(t)
    begin(t)
    t:give(1, { brick = 2, lumber = 2 })
    quake(t, "E")
    t:refused(1, "build_road", { 0, 0, "NW" }, "not_allowed")
    t:act(1, "do_mend_road", { 0, 0, "E" })
    t:act(1, "build_road", { 0, 0, "NW" })
end)

hex.test("X-E-21 no settlement where only a damaged road leads", function(t)
    begin(t)
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    quake(t, "E")
    t:refused(1, "build_settlement", { 0, 0, "SE" }, "not_allowed")
    t:piece(1, "road", 0, 0, "SE")
    t:act(1, "build_settlement", { 0, 0, "SE" })
end)

hex.test("X-E-22 it counts for the longest road", function(t)
    begin(t)
    for _, side in ipairs { "SE", "SW", "W" } do t:piece(1, "road", 0, 0, side) end
    quake(t, "E")
    t:equal(t:ask(function(game) return game:measure(1, "longest_road") end), 5)
    t:equal(t:ask(function(game) return game:holder "longest_road" end), 1)
end)

hex.test("X-E-23 a free road of Road Building mends a damaged one instead", function(t)
    begin(t)
    t:card(1, "road_building")
    quake(t, "E")
    t:act(1, "play_road_building")
    t:act(1, "choose_damaged_road", { 0, 0, "E" })
    t:equal(t:get("damaged_roads", 1), 0)
    t:act(1, "place_road", { 0, 0, "NW" })
    t:equal(t:legal(1, "end_turn"), 1)
    t:equal(t:ask(function(game) return game:pieces(1, "road") end), 3)
end)

-- A side of a tile of land beyond which the sea lies.
local function coast(game)
    for q = -4, 4 do
        for r = -4, 4 do
            local tile, east = game:tile(q, r), game:tile(q + 1, r)
            if tile and east and game:is_land(tile) and game:terrain(east) == "sea" then
                return { q, r }
            end
        end
    end
end

hex.test("X-E-50 X-E-21 ships are never damaged, and are built while a road is", function(t)
    t:game { players = 3, scenario = "seafarers:new_shores", mods = { "event_cards" }, seed = 2 }
    local at = t:ask(coast)
    t:piece(1, "settlement", at[1], at[2], "NE")
    t:piece(1, "ship", at[1], at[2], "E")
    t:piece(1, "road", at[1], at[2], "NE")
    t:give(1, { lumber = 2, wool = 1, brick = 1 })
    t:top "event_6_2"
    t:act(1, "roll")
    t:equal(t:legal(1, "choose_road_to_damage"), 1)
    t:act(1, "choose_road_to_damage", { at[1], at[2], "NE" })
    t:equal(t:legal(1, "build_road"), 0)
    t:equal(t:legal(1, "build_ship") > 0, true)
    t:card(1, "road_building")
    t:act(1, "play_road_building")
    t:act(1, "decline")
    t:equal({ t:legal(1, "place_road"), t:legal(1, "place_ship") > 0 }, { 0, true })
    t:play(1)
    t:act(1, "choose_damaged_road", { at[1], at[2], "NE" })
    t:equal(t:get("damaged_roads", 1), 0, "X-E-23")
end)

hex.test("X-E-21 a bridge starts from a whole road or a building", function(t)
    for damaged = 0, 1 do
        t:game { players = 3, scenario = "rivers", mods = { "event_cards" } }
        t:piece(1, "settlement", 0, -1, "NE")
        t:piece(1, "road", 0, -1, "NW")
        t:give(1, { brick = 2, lumber = 1 })
        t:set("damaged", { 0, -1, "NW" }, damaged)
        t:set("damaged_roads", 1, damaged)
        t:top "event_8_3"
        t:act(1, "roll")
        t:act(1, "build_bridge", { 0, -1, "E" })
        t:give(1, { brick = 2, lumber = 1 })
        if damaged > 0 then
            t:refused(1, "build_bridge", { -1, -1, "E" }, "not_allowed")
        else
            t:act(1, "build_bridge", { -1, -1, "E" })
        end
    end
end)

hex.test("X-E-21 a bridge may start from either of its ends", function(t)
    for _, side in ipairs { "NE", "SE" } do
        t:game { players = 3, scenario = "rivers", mods = { "event_cards" } }
        t:piece(1, "settlement", 0, -1, side)
        t:piece(1, "road", 0, 0, "W")
        t:set("damaged", { 0, 0, "W" }, 1)
        t:set("damaged_roads", 1, 1)
        t:give(1, { brick = 2, lumber = 1 })
        t:top "event_8_3"
        t:act(1, "roll")
        t:act(1, "build_bridge", { 0, -1, "E" })
    end
end)

hex.test("X-E-19 B-236 the partner of a paired turn mends a road, too", function(t)
    t:game { players = 5, scenario = "event_cards",
        options = { five_six_mode = "paired_players" } }
    t:piece(4, "road", 0, 0, "E")
    t:set("damaged", { 0, 0, "E" }, 1)
    t:set("damaged_roads", 4, 1)
    t:give(4, { brick = 1, lumber = 1 })
    t:top "event_8_3"
    t:act(1, "roll")
    t:act(1, "end_turn")
    t:act(4, "do_mend_road", { 0, 0, "E" })
    t:equal(t:get("damaged_roads", 4), 0)
end)

hex.test("X-E-20 X-E-21 X-2-9 a damaged road keeps no neutral piece from being placed", function(t)
    for _, answer in ipairs { "road", "settlement" } do
        t:game { players = 2, scenario = "two_players", mods = { "event_cards" } }
        t:piece(1, "road", 2, 0, "NE")
        t:piece(1, "road", -2, 0, "NE")
        if answer == "road" then
            t:piece(3, "settlement", 0, 0, "N")
        else
            t:piece(3, "road", 0, 0, "NE")
            t:piece(3, "road", 1, -1, "SE")
        end
        t:set("damaged", { -2, 0, "NE" }, 1)
        t:set("damaged_roads", 1, 1)
        t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
        for _, card in ipairs { "event_9_3", "event_8_3" } do
            t:top(card)
            t:act(1, "roll")
        end
        t:act(1, "build_settlement", { 2, 0, "N" })
        t:act(1, "choose_" .. answer .. "_colour", 3)
        t:equal(t:legal(1, "place_" .. answer) > 0, true)
    end
end)

hex.test("X-E-23 X-E-60 B-177 neither mending nor building is a must", function(t)
    begin(t)
    t:card(1, "road_building")
    quake(t, "E")
    t:act(1, "play_road_building")
    t:act(1, "decline")                                       -- and no road can be built
    t:act(1, "choose_damaged_road", { 0, 0, "E" })
    t:equal({ t:get("damaged_roads", 1), t:legal(1, "end_turn") }, { 0, 1 })
    begin(t)
    t:card(1, "road_building")
    quake(t, "E")
    t:act(1, "play_road_building")
    t:act(1, "choose_damaged_road", { 0, 0, "E" })
    t:act(1, "decline")
    t:equal(t:legal(1, "end_turn"), 1)
    t:equal(t:ask(function(game) return game:pieces(1, "road") end), 2)
end)
