-- Through the Desert (S-101 to S-107), and its map for five and six (S-176 to S-178).
local function begin(t, players, setup, seed)
    t:game { players = players, scenario = "seafarers:through_the_desert", setup = setup,
        seed = seed }
end

hex.test("S-101 everybody begins on the main island this side of the desert", function(t)
    for players = 3, 6 do
        begin(t, players, true, 2)
        t:ask(function(game)
            for _, tile in ipairs(game:tiles()) do
                for _, corner in ipairs(game:corners(tile)) do
                    local home = game:at_corner(corner) == nil
                    for _, near in ipairs(game:tiles_of(corner)) do
                        home = home or game:region(near) == "home"
                    end
                    t:equal(home, true)
                end
            end
        end)
    end
end)

hex.test("S-102 S-103 the strip and each islet bring 2 points once", function(t)
    begin(t, 3)
    t:piece(1, "settlement", 3, 3, "S")
    t:equal(t:points(1), 1)
    t:piece(1, "settlement", 2, 1, "N")
    t:equal(t:points(1), 4)
    t:piece(1, "settlement", 0, 3, "SW")
    t:equal(t:points(1), 5)
    t:piece(1, "settlement", 4, 4, "N")
    t:equal(t:points(1), 8)
    t:piece(1, "settlement", 2, 7, "S")
    t:equal(t:points(1), 11)
end)

hex.test("S-104 a corner at deserts and sea alone pays nothing", function(t)
    begin(t, 3)
    t:piece(1, "settlement", 3, 1, "N")
    t:equal(t:points(1), 1)
    t:equal(t:get("new_islands", 1), 0)
end)

hex.test("S-105 a corner at the strip and a desert belongs to the strip", function(t)
    begin(t, 3)
    t:piece(1, "settlement", 1, 2, "SE")
    t:equal(t:points(1), 3)
    t:piece(2, "settlement", 3, 2, "SW")
    t:equal(t:points(2), 1)
end)

hex.test("S-106 fourteen points win", function(t)
    begin(t, 4)
    t:piece(1, "city", 2, 1, "N")
    t:piece(1, "city", 6, 1, "N")
    t:piece(1, "city", 4, 5, "N")
    t:piece(1, "settlement", 3, 3, "S")
    t:equal(t:points(1), 13)
    t:roll(2)
    t:equal(t:winner(), nil)
    t:give(1, { ore = 3, grain = 2 })
    t:act(1, "build_city", { 3, 3, "S" })
    t:equal(t:winner(), 1)
end)

hex.test("S-107 S-177 the robber starts on the middle desert", function(t)
    for players, at in ipairs { false, false, { 2, 2 }, { 2, 2 }, { 5, 2 }, { 5, 2 } } do
        for seed = 1, at and 3 or 0 do
            begin(t, players, true, seed)
            t:equal(t:at(at[1], at[2]), "desert")
            t:equal(t:ask(function(game)
                return game:pawn "robber" == game:tile(at[1], at[2])
            end), true, players)
        end
    end
end)

hex.test("S-74 shuffled, the parts keep what lies on them, and gold gets no 6 or 8", function(t)
    for seed = 1, 8 do
        t:game { players = 4, scenario = "seafarers:through_the_desert", seed = seed,
            options = { map_deal = "shuffled" } }
        t:ask(function(game)
            local strip = {}
            for _, tile in ipairs(game:tiles()) do
                if game:region(tile) == "strip" then table.insert(strip, game:terrain(tile)) end
                if game:terrain(tile) == "gold" then
                    t:equal(game:token(tile) ~= 6 and game:token(tile) ~= 8, true)
                end
            end
            table.sort(strip)
            t:equal(strip, { "fields", "gold", "mountains" })
            t:equal(#game:tiles "desert", 3)
        end)
    end
end)

hex.test("S-176 S-178 for five and six the two strips are areas of their own", function(t)
    begin(t, 5)
    t:equal(t:at(2, 1), "gold")
    t:piece(1, "settlement", 2, 1, "N")
    t:piece(1, "settlement", 4, 1, "N")
    t:equal(t:points(1), 4)
    t:piece(1, "settlement", 7, 1, "N")
    t:equal(t:points(1), 7)
end)
