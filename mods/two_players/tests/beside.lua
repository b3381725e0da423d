-- The game for two with the Fishermen, the Rivers and the Caravans (X-2-38 to X-2-48).
local function roll_twice(t) t:roll(12) t:roll(11) end
local function fish(t, seat)
    return t:ask(function(game)
        return { game:cards(seat, "fish_1"), game:cards(seat, "fish_2"),
            game:cards(seat, "fish_3") }
    end)
end

hex.test("X-2-38 X-2-39 X-2-41 five fish each at the start, and no tokens", function(t)
    t:game { players = 2, scenario = "fishermen", setup = true, seed = 4 }
    t:equal(t:ask(function(game) return game:neutrals() end), 2)
    t:equal(t:ask(function(game)
        return { game:cards_held(1, "fish"), game:cards_held(2, "fish") }
    end), { 5, 5 })
    t:game { players = 2, scenario = "fishermen" }
    t:pawn("robber", 0, 0)
    t:equal(t:legal(1), t:legal(1, "roll"), "nobody sends the robber home")
end)

hex.test("X-2-39 two of one, two of two, one of three", function(t)
    t:game { players = 2, scenario = "fishermen", setup = true, seed = 6 }
    local own = t:ask(function(game)
        return { game:cards(1, "fish_1"), game:cards(1, "fish_2"), game:cards(1, "fish_3") }
    end)
    t:equal(own, { 2, 2, 1 })
end)

hex.test("X-2-41 a second lake pays nothing in the set-up either", function(t)
    for seed = 1, 12 do
        t:game { players = 2, scenario = "fishermen:lakeland", setup = true, seed = seed }
        t:equal(t:ask(function(game)
            return { game:cards_held(1, "fish"), game:cards_held(2, "fish") }
        end), { 5, 5 })
    end
end)

hex.test("X-2-40 so it is where fish hasten knights and feed oxen", function(t)
    for lead = 0, 1 do
        for _, other in ipairs { "barbarian_attack", "traders" } do
            t:game { players = 2, scenario = other, mods = { "fishermen" } }
            local knight = other == "barbarian_attack" and t:figure(1, "knight", 0, 0, "NE")
            if knight then t:act(1, "choose_castle_path", { -2, 2, "NE" }) end
            if lead > 0 then t:piece(2, "city", 1, 0, "S") end
            t:roll(11)
            t:roll(10)
            t:act(1, "end_turn")
            if knight then t:act(1, "do_fish_hasten", knight) else t:act(1, "do_fish_feed") end
            t:equal(fish(t, 1), { lead, 2, 1 }, other)
        end
    end
end)

hex.test("X-2-40 who is behind pays a fish less", function(t)
    t:game { players = 2, scenario = "fishermen" }
    t:pawn("robber", 0, 0)
    roll_twice(t)
    t:act(1, "do_fish_development")
    t:equal(fish(t, 1), { 0, 1, 0 })
    t:card(1, "fish_1", 2)
    t:piece(2, "settlement", 2, 0, "N")
    t:act(1, "do_fish_robber")
    t:equal(fish(t, 1), { 1, 1, 0 })
    t:piece(1, "settlement", -1, 0, "N")
    t:pawn("robber", 0, 0)
    t:act(1, "do_fish_robber")
    t:equal(fish(t, 1), { 1, 0, 0 })
    t:pawn("robber", 0, 0)
    t:refused(1, "do_fish_robber", "too_few_cards")
end)

hex.test("X-2-42 X-2-43 X-2-44 with the Rivers swamps count as the desert", function(t)
    t:game { players = 2, scenario = "rivers" }
    local before = t:get("trade_tokens", 1)
    t:piece(1, "settlement", 2, -1, "SW")
    t:equal(t:get("trade_tokens", 1), before + 2)
    t:pawn("robber", 0, 0)
    t:act(1, "do_send_robber_home")
    t:act(1, "choose_robber_home", { -2, 1 })
    t:equal(t:ask(function(game) return game:terrain(game:pawn "robber") end), "swamp")
    t:piece(3, "settlement", 0, -1, "N")
    t:piece(3, "bridge", 0, -1, "E")
    t:equal(t:goods(1, "gold") + t:goods(2, "gold"), 1)
end)

hex.test("X-2-45 a bridge is answered by a neutral bridge, or by a road", function(t)
    t:game { players = 2, scenario = "rivers" }
    t:piece(1, "settlement", 0, -1, "NE")
    t:piece(1, "road", 0, -1, "NE")
    t:piece(1, "road", 0, -1, "NW")
    t:piece(3, "settlement", -1, 1, "NE")
    t:give(1, { brick = 4, lumber = 2 })
    roll_twice(t)
    t:act(1, "build_bridge", { 0, -1, "E" })
    t:act(1, "choose_bridge_colour", 3)
    t:act(1, "place_bridge", { -1, 1, "E" })
    local piece, owner = t:at(-1, 1, "E")
    t:equal({ piece, owner }, { "bridge", 3 })
    t:act(1, "build_bridge", { -1, -1, "E" })
    t:act(1, "choose_road_colour", 3)
    t:equal(t:legal(1, "place_road") > 0, true)
end)

hex.test("X-R-40 a neutral road that leaves a river costs a gold, too", function(t)
    for _, refund in ipairs { false, true } do              -- K-242: there is nobody to pay
        t:game { players = 2, scenario = "rivers", mods = { "cities_knights" },
            options = { ck_diplomat_refund = refund } }
        t:piece(3, "settlement", 0, -1, "N")
        t:piece(3, "road", 0, -1, "NE")
        t:give(1, { gold = 4 })
        t:card(1, "diplomat")
        roll_twice(t)
        t:act(1, "play_diplomat")
        t:act(1, "choose_open_road", { 0, -1, "NE" })
        t:equal({ t:goods(1, "gold"), t:goods(1, "brick"), t:goods(2, "brick") }, { 3, 0, 0 })
    end
end)

hex.test("X-2-46 the winner of a vote places two camels, in different caravans", function(t)
    t:game { players = 2, scenario = "caravans" }
    t:piece(1, "road", 2, -1, "NE")
    t:give(1, { brick = 1, lumber = 1, wool = 2, grain = 2 })
    roll_twice(t)
    t:act(1, "build_settlement", { 2, -1, "NE" })
    t:act(1, "end_turn")
    t:act(1, "choose_camel_bid", 1)
    t:act(1, "give", { wool = 1 })
    t:act(1, "choose_path_of_first", { 0, -1, "E" })
    t:equal(t:legal(1, "choose_path_of_second"), 2)
    t:play(1)
    t:equal(t:ask(function(game)
        local found = game:figures "camel"
        return { #found, game:get("caravan", found[1]) ~= game:get("caravan", found[2]) }
    end), { 2, true })
end)

hex.test("X-2-46 X-C-12 when a single camel is left it is placed alone", function(t)
    t:game { players = 2, scenario = "caravans" }
    t:piece(1, "road", 2, -1, "NE")
    t:give(1, { brick = 1, lumber = 1, wool = 2, grain = 2 })
    roll_twice(t)
    local function left() return t:ask(function(game) return game:figures_left "camel" end) end
    for _, place in ipairs { { -2, 2 }, { 2, 0 }, { 0, -2 }, { 2, -2 } } do
        for _, side in ipairs { "NE", "E", "SE", "SW", "W", "NW" } do
            if left() > 1 then t:figure(1, "camel", place[1], place[2], side) end
        end
    end
    t:act(1, "build_settlement", { 2, -1, "NE" })
    t:act(1, "end_turn")
    t:act(1, "choose_camel_bid", 1)
    t:act(1, "give", { wool = 1 })
    t:act(1, "choose_path_of_first", { 0, -1, "E" })
    t:equal({ left(), t:legal(2, "roll") }, { 0, 1 })
end)

hex.test("X-2-46 X-C-13 the second caravan may come to the front of the first", function(t)
    t:game { players = 2, scenario = "caravans" }
    for _, taken in ipairs { { 0, -1, "NW" }, { 0, -2, "E" } } do
        t:set("camels", taken, 1)
        t:figure(1, "camel", taken[1], taken[2], taken[3])
    end
    t:set("front_2", t:ask(function(game) return game:corner(game:tile(0, -1), 1) end) + 1)
    t:set("front_3", -1)
    t:set("founded", 1, 1)
    roll_twice(t)
    t:act(1, "end_turn")
    t:act(1, "choose_path_of_first", { 0, -1, "E" })
    t:equal(t:legal(2, "choose_path_of_second"), 1)
    t:act(2, "choose_path_of_second", { 0, -1, "NE" })
    local front = t:ask(function(game) return game:corner(game:tile(0, -1), 2) end) + 1
    t:equal({ t:get "front_1", t:get "front_2" }, { front, front })
end)

hex.test("X-2-46 so does the other player who has bid more", function(t)
    t:game { players = 2, scenario = "caravans" }
    t:give(1, { wool = 1 })
    t:give(2, { wool = 2 })
    t:set("founded", 1, 1)
    roll_twice(t)
    t:act(1, "end_turn")
    for seat = 1, 2 do
        t:act(seat, "choose_camel_bid", seat)
        t:act(seat, "give", { wool = seat })
    end
    t:equal(t:legal(1), 0)
    t:act(2, "choose_path_of_first", { 0, -1, "E" })
    t:equal({ t:legal(1), t:legal(2, "choose_path_of_second") }, { 0, 2 })
end)

hex.test("X-C-15 X-2-46 where no camel can be placed the two do not vote either", function(t)
    for left = 0, 1 do
        t:game { players = 2, scenario = "caravans" }
        for number = 1, 3 - left do t:set("front_" .. number, -1) end
        t:set("founded", 1, 1)
        t:give(1, { wool = 1 })
        roll_twice(t)
        t:act(1, "end_turn")
        t:equal(t:legal(1, "choose_camel_bid") > 0, left == 1)
        t:equal(t:get("founded", 1), 0)
    end
end)

hex.test("X-2-47 in a tie each places one, who has finished the turn first", function(t)
    t:game { players = 2, scenario = "caravans" }
    t:piece(1, "road", 2, -1, "NE")
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    roll_twice(t)
    t:act(1, "build_settlement", { 2, -1, "NE" })
    t:act(1, "end_turn")
    t:equal({ t:legal(1, "choose_path_of_first"), t:legal(2) }, { 3, 0 })
    t:act(1, "choose_path_of_first", { 0, -1, "E" })
    t:equal({ t:legal(1), t:legal(2, "choose_path_of_second") }, { 0, 2 })
end)

hex.test("X-2-48 with the Caravans the robber goes beside the board", function(t)
    t:game { players = 2, scenario = "caravans" }
    t:refused(1, "do_send_robber_home")
    t:pawn("robber", 2, 0)
    t:act(1, "do_send_robber_home")
    t:equal(t:ask(function(game) return game:pawn "robber" end), nil)
end)

hex.test("X-2-48 so it does where deserts are left, and from there, too", function(t)
    for _, terrain in ipairs { "desert", "forest" } do
        t:game { players = 2, scenario = "seafarers:through_the_desert", mods = { "caravans" } }
        t:equal(t:ask(function(game) return #game:tiles "desert" > 1 end), true)
        t:tile(3, 3, terrain)
        t:pawn("robber", 3, 3)
        t:act(1, "do_send_robber_home")
        t:equal(t:ask(function(game) return game:pawn "robber" end), nil, terrain)
    end
end)

hex.test("X-2-38 to X-2-48 whole games", function(t)
    for _, other in ipairs { "fishermen", "rivers", "caravans" } do
        t:game { players = 2, scenario = other, setup = true, seed = 2 }
        t:finish()
    end
end)

hex.test("X-2-62 whole games at sea, on the maps for three", function(t)
    for _, map in ipairs { "new_shores", "four_islands", "fog_island", "through_the_desert",
        "new_world" } do
        t:game { players = 2, scenario = "seafarers:" .. map, setup = true, seed = 2 }
        t:equal(t:ask(function(game)
            return { game:pieces(3, "settlement"), game:pieces(4, "settlement") }
        end), { 1, 1 })
        t:play(500)
    end
end)
