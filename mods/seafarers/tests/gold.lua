-- Gold (S-47 to S-51), on the map of New Shores for three: the gold (4,4) has the number 4.
local function begin(t) t:game { players = 3, scenario = "seafarers:new_shores" } end

hex.test("S-47 a settlement at gold takes a card of choice, a city two", function(t)
    begin(t)
    t:piece(1, "settlement", 4, 4, "S")
    t:piece(2, "city", 4, 4, "NW")
    t:roll(4)
    t:refused(1, "choose_goods", { ore = 2 }, "wrong_count")
    t:act(1, "choose_goods", { ore = 1 })
    t:act(2, "choose_goods", { ore = 1, wool = 1 })
    t:equal(t:goods(1, "ore"), 1)
    t:equal(t:goods(2), 2)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("S-48 what is chosen comes from what the bank still has", function(t)
    begin(t)
    t:piece(1, "settlement", 4, 4, "S")
    t:give(2, { ore = 19 })
    t:roll(4)
    t:refused(1, "choose_goods", { ore = 1 }, "bank_empty")
    t:act(1, "choose_goods", { wool = 1 })
end)

-- Who is asked first, when all are at the gold.
hex.test("S-49 the players choose clockwise from the one who rolled", function(t)
    begin(t)
    t:roll(2)
    t:act(1, "end_turn")
    t:piece(1, "settlement", 4, 4, "S")
    t:piece(2, "settlement", 4, 4, "NE")
    t:piece(3, "settlement", 4, 4, "NW")
    t:roll(4)
    for _, seat in ipairs { 2, 3, 1 } do
        t:equal(t:legal(seat, "choose_goods") > 0, true, seat)
        t:equal(t:legal(seat % 3 + 1, "choose_goods"), 0, seat)
        t:act(seat, "choose_goods", { brick = 1 })
    end
end)

-- Players, for each whether the hand is what a settlement brings without the gold beside it.
local function incomes(t, seed, income)
    t:game { players = 4, scenario = "gold_river:headwaters", mods = { "seafarers" }, setup = true,
        seed = seed,
        options = { setup_gold_income = income, setup_forbidden_terrains = "none" } }
    return t:ask(function(game)
        local paid, corners = { 0, 0 }, {}
        for _, tile in ipairs(game:tiles()) do
            for _, corner in ipairs(game:corners(tile)) do corners[corner] = true end
        end
        for seat = 1, 4 do
            local plain, golden = {}, {}
            for corner = 0, 300 do
                local _, owner
                if corners[corner] then _, owner = game:at_corner(corner) end
                if owner == seat then
                    local brings, gold = 0, 0
                    for _, tile in ipairs(game:tiles_of(corner)) do
                        local terrain = game:terrain(tile)
                        if terrain == "gold" then gold = gold + 1
                        elseif terrain ~= "desert" then brings = brings + 1 end
                    end
                    plain[brings] = true
                    golden[brings + gold] = true
                end
            end
            if plain[game:hand(seat)] then paid[1] = paid[1] + 1 end
            if golden[game:hand(seat)] then paid[2] = paid[2] + 1 end
        end
        return paid
    end)
end

hex.test("S-50 gold pays in the set-up, or not", function(t)
    local without = 0
    for seed = 1, 6 do
        t:equal(incomes(t, seed, "none")[1], 4, seed)
        local chosen = incomes(t, seed, "choose")
        t:equal(chosen[2], 4, seed)
        without = without + chosen[1]
    end
    t:equal(without < 24, true)
end)

hex.test("S-51 the option keeps the set-up away from gold", function(t)
    for seed = 1, 6 do
        t:game { players = 4, scenario = "gold_river:headwaters", mods = { "seafarers" },
            setup = true, seed = seed }
        t:ask(function(game)
            for _, tile in ipairs(game:tiles "gold") do
                for _, corner in ipairs(game:corners(tile)) do
                    t:equal(game:at_corner(corner), nil, seed)
                end
            end
        end)
    end
end)
