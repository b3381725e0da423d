local function game(t, water, options)
    t:game { players = 3, scenario = "victories:flood", options = options }
    t:set("water", water)
end

hex.test("V-7 the water rises on 2, 3, 11 and 12", function(t)
    for total = 2, 12 do
        if total ~= 7 then
            game(t, 0)
            t:roll(total)
            t:equal(t:get "water", (total < 4 or total > 10) and 1 or 0, total)
        end
    end
end)

hex.test("V-7 when it is stormy it rises on a 7, too", function(t)
    for _, kind in ipairs { "calm", "stormy" } do
        game(t, 0, { victories_water = kind })
        t:roll(7)
        t:equal(t:get "water", kind == "stormy" and 1 or 0)
    end
end)

hex.test("V-8 B-245 a partner works on the dike in a paired turn, nobody between turns", function(t)
    for mode, works in pairs { paired_players = 1, special_build = 0 } do
        t:game { players = 5, scenario = "victories:flood", options = { five_six_mode = mode } }
        t:set("water", 5)
        local seat = mode == "paired_players" and 4 or 2
        t:give(seat, { wool = 1, lumber = 1 })
        t:roll(8)
        t:act(1, "end_turn")
        t:equal(t:legal(seat, "do_dike_turf"), works, mode)
    end
end)

hex.test("V-8 V-10 goods push the water back, and the work counts", function(t)
    game(t, 5)
    t:give(1, { wool = 1, lumber = 2, brick = 2, ore = 1, grain = 1 })
    t:refused(1, "do_dike_turf", "not_now")
    t:roll(8)
    t:act(1, "do_dike_turf")
    t:equal(t:get "water", 4)
    t:act(1, "do_dike_stone")
    t:equal(t:get "water", 3)
    t:act(1, "do_dike_mill")
    t:equal(t:get "water", 1)
    t:equal(t:get("dike_work", 1), 4)
    t:equal(t:goods(1), 0)
    t:equal(t:points(1), 2)                                               -- the Dike Reeve
end)

hex.test("V-8 without water there is nothing to do", function(t)
    game(t, 0)
    t:give(1, { wool = 1, lumber = 1 })
    t:roll(8)
    t:refused(1, "do_dike_turf", "not_allowed")
end)

hex.test("V-10 only what the water falls by is work", function(t)
    game(t, 1)
    t:give(1, { lumber = 1, brick = 1, grain = 1 })
    t:roll(8)
    t:act(1, "do_dike_mill")
    t:equal(t:get("dike_work", 1), 1)
end)

hex.test("V-9 when the dike breaks everybody loses", function(t)
    game(t, 14)
    t:roll(12)
    t:equal(t:get "water", 15)
    t:equal(t:legal(1), 0)
    t:equal(t:winner(), nil)
end)

hex.test("V-9 the dike of five players is higher", function(t)
    t:game { scenario = "victories:flood", players = 5 }
    t:set("water", 17)
    t:equal(t:legal(1, "roll"), 1)
    t:roll(12)
    t:equal(t:legal(1), 0)
end)

hex.test("V-11 ten points win", function(t)
    game(t, 0)
    for _, at in ipairs { { 0, -2, "N" }, { 2, -2, "N" }, { 2, 0, "NE" }, { 0, 0, "N" } } do
        t:piece(1, "settlement", at[1], at[2], at[3])
        t:piece(1, "city", at[1], at[2], at[3])
    end
    t:card(1, "chapel")
    t:card(1, "library")
    t:roll(8)
    t:equal(t:legal(1), 0)
    t:equal(t:winner(), 1)
end)

hex.test("V-12 after thirty rounds the most points win, then work, then the later", function(t)
    for _, case in ipairs { { 0, 0, 3 }, { 1, 0, 1 }, { 1, 2, 2 } } do
        game(t, 0)
        t:set("dike_work", 1, case[1])
        t:set("dike_work", 2, case[2])
        for _ = 1, 30 do
            for seat = 1, 3 do
                t:roll(8)
                t:act(seat, "end_turn")
            end
        end
        t:equal(t:winner(), case[3])
    end
end)
