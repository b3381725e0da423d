local function begin(t)
    t:game { players = 3, scenario = "traders" }
end
local function first_barbarian(t)
    return t:ask(function(game) return game:figures "barbarian"[1] end)
end
local function edge_of(t, figure)
    return t:ask(function(game)
        local place = game:place_of(figure)
        return place
    end)
end
local function edge(t, q, r, which)
    return t:ask(function(game) return game:edge(game:tile(q, r), which) end)
end

hex.test("X-T-52 X-T-53 on a 7 hands are halved, a barbarian moves and takes a card", function(t)
    begin(t)
    t:piece(2, "road", 1, 0, "E")
    t:give(2, { ore = 8 })
    t:roll(7)
    t:act(2, "discard", { ore = 4 })
    local barbarian = first_barbarian(t)
    t:act(1, "choose_barbarian", barbarian)
    t:refused(1, "choose_other_path", { 0, 0, "W" })                     -- X-T-47: one is there
    t:refused(1, "choose_other_path", edge_of(t, barbarian))
    t:act(1, "choose_other_path", { 1, 0, "E" })
    t:equal(edge_of(t, barbarian), edge(t, 1, 0, 2))
    t:equal({ t:goods(1, "ore"), t:goods(2, "ore") }, { 1, 3 })
    t:equal({ t:get("hindrance", { 0, 0, "NE" }), t:get("hindrance", { 1, 0, "E" }) }, { 0, 2 })
end)

hex.test("X-T-53 gold is never taken; X-T-55 an own road costs nothing", function(t)
    for owner = 1, 2 do
        begin(t)
        t:piece(owner, "road", 1, 0, "E")
        t:give(2, { gold = 3 })
        t:give(1, { gold = 3 })
        local before = { t:goods(1), t:goods(2) }
        t:roll(7)
        t:act(1, "choose_barbarian", first_barbarian(t))
        t:act(1, "choose_other_path", { 1, 0, "E" })
        t:equal({ t:goods(1), t:goods(2) }, before)
    end
end)

hex.test("X-T-54 barbarians stand on paths to a plaza and at the coast, not at sea", function(t)
    for _, place in ipairs { { 2, -2, "hub S" }, { 1, -2, "NE" } } do
        begin(t)
        t:roll(7)
        t:act(1, "choose_barbarian", first_barbarian(t))
        for _, side in ipairs { "NW", "NE", "E" } do
            t:refused(1, "choose_other_path", { 2, -2, side })
        end
        t:act(1, "choose_other_path", place)
        t:equal(t:get("hindrance", place), 2)
    end
end)

hex.test("X-T-47 roads are built where barbarians are", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:give(1, { brick = 1, lumber = 1 })
    t:roll(11)
    t:act(1, "build_road", { 0, 0, "NE" })
end)

hex.test("X-T-48 X-T-49 X-T-50 X-T-51 a wagon drives barbarians off with a die", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 0, 0, "N")
    local barbarian = first_barbarian(t)
    t:set("baggage", 1, 3)
    t:roll(11)
    t:act(1, "end_turn")
    t:next { 4 }
    t:act(1, "do_drive_off", barbarian)
    t:equal(edge_of(t, barbarian), edge(t, 0, 0, 1))
    t:refused(1, "do_drive_off", barbarian)
    t:equal(t:get("wagon_points", wagon), 6)
    t:act(1, "travel_wagon", wagon, { 0, 0, "NW" })
    t:act(1, "end_turn")
    for player = 2, 3 do
        t:roll(11)
        t:act(player, "end_turn")
        t:act(player, "end_turn")
    end
    t:roll(11)
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 0, 0, "N" })
    t:next { 5 }
    t:give(2, { ore = 1 })
    t:piece(2, "road", 1, 0, "E")
    t:act(1, "do_drive_off", barbarian)
    t:act(1, "choose_other_path", { 1, 0, "E" })
    t:equal(edge_of(t, barbarian), edge(t, 1, 0, 2))
    t:equal(t:goods(1, "ore"), 0, "no card is drawn")
    t:equal(t:get("wagon_points", wagon), 4)
end)

hex.test("X-T-48 what drives barbarians off at each level", function(t)
    for level, from in ipairs { 7, 6, 5, 4, 3 } do
        for number = 1, 6 do
            begin(t)
            t:figure(1, "wagon", 0, 0, "N")
            t:set("baggage", 1, level)
            t:roll(11)
            t:act(1, "end_turn")
            if level == 1 then
                t:refused(1, "do_drive_off")
            else
                t:next { number }
                t:act(1, "do_drive_off", first_barbarian(t))
                t:equal(t:legal(1, "choose_other_path") > 0, number >= from)
            end
        end
    end
end)

hex.test("X-T-48 only barbarians beside the wagon are driven off", function(t)
    begin(t)
    t:figure(1, "wagon", 1, 0, "SE")
    t:set("baggage", 1, 5)
    t:roll(11)
    t:act(1, "end_turn")
    t:refused(1, "do_drive_off")
end)

hex.test("X-T-56 X-T-62 the 25 cards", function(t)
    begin(t)
    t:equal(t:ask(function(game) return game:deck "development" end), 25)
    for name, count in pairs {
        knight = 16, road_building = 3, swift_journey = 3, toolmaking = 1, glassmaking = 1,
        stonemaking = 1,
    } do
        t:card(1, name, count)
    end
    t:equal(t:ask(function(game) return game:deck "development" end), 0)
    t:equal(t:points(1), 3, "X-T-62")
end)

hex.test("X-T-62 the cards of a point are laid open as the option says", function(t)
    t:game { players = 3, scenario = "traders", options = { vp_card_timing = "own_turn" } }
    t:card(1, "toolmaking")
    t:roll(11)
    t:act(1, "reveal_toolmaking")
    t:equal(t:ask(function(game) return game:points(1) end), 1)
end)

hex.test("X-T-57 X-T-58 a knight moves a barbarian and counts for the largest army", function(t)
    begin(t)
    t:card(1, "knight", 3)
    t:piece(3, "road", 1, 0, "E")
    t:give(3, { wool = 1 })
    t:roll(11)
    t:act(1, "play_knight")
    t:act(1, "choose_barbarian", first_barbarian(t))
    t:act(1, "choose_other_path", { 1, 0, "E" })
    t:equal(t:goods(1, "wool"), 1)
    t:equal(t:get("knights", 1), 1)
    t:refused(1, "play_knight", "card_limit")
end)

hex.test("X-T-59 road building places two roads", function(t)
    begin(t)
    t:card(1, "road_building")
    t:piece(1, "settlement", 2, -2, "S")
    t:roll(11)
    t:act(1, "play_road_building")
    t:act(1, "place_road", { 2, -2, "hub S" })
    t:act(1, "place_road", { 2, -2, "hub SW" })
end)

hex.test("X-T-60 B-183 a Swift Journey goes where played progress cards go", function(t)
    for _, fate in ipairs { "removed", "reshuffled" } do
        t:game { players = 3, options = { progress_card_fate = fate } }
        local wagon = t:figure(1, "wagon", 1, 0, "N")
        t:card(1, "swift_journey")
        t:roll(11)
        t:act(1, "end_turn")
        t:act(1, "travel_wagon", wagon, { 1, 0, "NE" })
        t:act(1, "play_swift_journey")
        t:equal(t:ask(function(game) return game:deck "development" end),
            fate == "removed" and 24 or 25)
    end
end)

hex.test("X-T-60 X-T-61 a swift journey lets the wagon travel a second time", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:card(1, "swift_journey", 2)
    t:set("baggage", 1, 2)
    t:roll(11)
    t:refused(1, "play_swift_journey")
    t:act(1, "end_turn")
    t:refused(1, "play_swift_journey", "not_allowed")
    t:act(1, "travel_wagon", wagon, { 1, 0, "SE" })
    t:equal(t:get("wagon_points", wagon), 1)
    t:act(1, "play_swift_journey")
    t:equal(t:get("wagon_points", wagon), 5)
    t:act(1, "travel_wagon", wagon, { 1, 0, "SW" })
    t:refused(1, "play_swift_journey", "card_limit")
end)

hex.test("X-T-60 X-T-31 before the wagon has travelled there is no swift journey", function(t)
    for level = 1, 5 do
        begin(t)
        local wagon = t:figure(1, "wagon", 1, 0, "N")
        t:set("baggage", 1, level)
        t:card(1, "swift_journey")
        t:give(1, { grain = 1 })
        t:roll(11)
        t:act(1, "end_turn")
        t:refused(1, "play_swift_journey", "not_allowed")
        t:act(1, "do_feed")
        t:refused(1, "play_swift_journey", "not_allowed")
        t:piece(1, "road", 1, 0, "NE")
        t:act(1, "travel_wagon", wagon, { 1, 0, "NE" })
        t:act(1, "play_swift_journey")
    end
end)

hex.test("X-T-60 a swift journey leads on from a plaza", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 2, -2, "S")
    t:card(1, "swift_journey")
    t:roll(11)
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 2, -2, "hub" })
    t:give(1, { grain = 1 })
    t:refused(1, "do_feed", "not_allowed")
    t:act(1, "play_swift_journey")
    t:act(1, "travel_wagon", wagon, { 2, -2, "SW" })
    t:act(1, "do_feed")
end)

hex.test("X-T-56 X-T-57 a knight is played during the journey, too", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 1, 0, "N")
    t:card(1, "knight")
    t:roll(11)
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 1, 0, "NE" })
    t:act(1, "play_knight")
    t:act(1, "choose_barbarian", first_barbarian(t))
    t:act(1, "choose_other_path", { 2, 0, "E" })
    t:equal(t:get("knights", 1), 1)
    t:equal(t:get("wagon_points", wagon), 2, "the journey goes on")
end)

hex.test("X-T-48 X-T-33 who rests on a plaza drives nobody off", function(t)
    begin(t)
    local wagon = t:figure(1, "wagon", 2, -2, "S")
    t:set("baggage", 1, 5)
    t:card(1, "swift_journey")
    t:roll(7)
    local barbarian = first_barbarian(t)
    t:act(1, "choose_barbarian", barbarian)
    t:act(1, "choose_other_path", { 2, -2, "hub SW" })
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { 2, -2, "hub" })
    t:refused(1, "do_drive_off", "not_allowed")
    t:act(1, "play_swift_journey")
    t:next { 3 }
    t:act(1, "do_drive_off", barbarian)
end)
