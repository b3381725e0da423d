-- The Wonders where buildings can be lost: to barbarians, or to lava (S-163, S-164).
local function begin(t, mod)
    t:game { players = 3, scenario = "seafarers:wonders", mods = { mod } }
end

hex.test("S-163 S-164 a city at a harbour that has fallen is no right to the Monument", function(t)
    for settlements = 0, 5, 5 do
        begin(t, "cities_knights")
        t:piece(1, "city", 0, 4, "NW")
        t:equal(t:get("harbour_city", 1), 1)
        for at = 1, settlements do t:piece(1, "settlement", at - 1, 3, "N") end
        t:set("barbarian_ship", 6)
        t:roll(2, { event = "ship" })
        t:act(1, "choose_lost_city", { 0, 4, "NW" })
        t:equal(t:at(0, 4, "NW"), settlements < 5 and "settlement" or "fallen_city")
        t:equal(t:get("harbour_city", 1), 0)
    end
end)

hex.test("S-163 S-164 another city at a harbour still is one", function(t)
    begin(t, "cities_knights")
    t:piece(1, "city", 0, 4, "NW")
    t:piece(1, "city", 1, 4, "SE")
    t:set("barbarian_ship", 6)
    t:roll(2, { event = "ship" })
    t:act(1, "choose_lost_city", { 0, 4, "NW" })
    t:equal(t:get("harbour_city", 1), 1)
end)

hex.test("S-163 S-164 who has lost all his settlements in the wasteland has no right", function(t)
    begin(t, "volcano")
    t:tile(5, 4, "volcano", 5)
    t:piece(1, "settlement", 5, 4, "SW")
    t:piece(1, "settlement", 5, 4, "N")
    for _, corner in ipairs { 5, 1 } do
        local left = corner == 5 and 1 or 0
        t:next { corner }
        t:roll(5)
        t:act(1, "choose_goods", { ore = left + 1 })
        t:equal(t:get("right_wasteland", 1), left)
        for seat = 1, 3 do
            t:act(seat, "end_turn")
            if seat < 3 then t:roll(2) end
        end
    end
end)

hex.test("S-163 S-164 nor who has lost a city that lay on its side there", function(t)
    t:game { players = 3, scenario = "seafarers:wonders", mods = { "cities_knights", "volcano" } }
    t:tile(5, 4, "volcano", 5)
    t:piece(1, "city", 5, 4, "SW")
    for at = 0, 4 do t:piece(1, "settlement", at, 3, "N") end
    t:set("barbarian_ship", 6)
    t:roll(2, { event = "ship" })
    t:act(1, "choose_lost_city", { 5, 4, "SW" })
    t:equal({ t:at(5, 4, "SW") }, { "fallen_city", 1 })
    t:equal(t:get("right_wasteland", 1), 1)
    t:act(1, "end_turn")
    t:next { 5 }
    t:roll(5, { event = "trade" })
    t:act(1, "choose_goods", { ore = 1 })
    t:equal({ t:at(5, 4, "SW") }, {})
    t:equal(t:get("right_wasteland", 1), 0)
end)
