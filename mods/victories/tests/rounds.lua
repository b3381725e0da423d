local function game(t, rounds)
    t:game { players = 3, scenario = "victories:rounds", options = { victories_rounds = rounds } }
end

-- Everybody rolls a number that brings nothing, for so many rounds.
local function pass(t, rounds)
    for _ = 1, rounds do
        for seat = 1, 3 do
            t:roll(2)
            t:act(seat, "end_turn")
        end
    end
end

-- Nobody has anything left to do.
local function over(t) return t:legal(1) + t:legal(2) + t:legal(3) == 0 end

local function corner_cities(t, seat, corners)
    for _, at in ipairs(corners) do
        t:piece(seat, "settlement", at[1], at[2], at[3])
        t:piece(seat, "city", at[1], at[2], at[3])
    end
end

hex.test("V-4 points do not win before the last round", function(t)
    game(t, 5)
    corner_cities(t, 1, { { 0, -2, "N" }, { 2, -2, "N" }, { 2, 0, "NE" }, { 0, 2, "S" } })
    t:card(1, "chapel")
    t:card(1, "library")
    t:equal(t:points(1), 10)
    t:equal(t:get("rounds_left"), 5)
    pass(t, 4)
    t:equal(t:get("rounds_left"), 1)
    t:equal(over(t), false)
    pass(t, 1)
    t:equal(over(t), true)
end)

hex.test("V-5 the most points win, with the hidden ones", function(t)
    game(t, 5)
    corner_cities(t, 1, { { 0, -2, "N" } })
    corner_cities(t, 2, { { 2, -2, "N" } })
    t:card(2, "chapel")
    pass(t, 5)
    t:equal(t:winner(), 2)
end)

hex.test("V-6 of equals more cities win", function(t)
    game(t, 5)
    corner_cities(t, 1, { { 0, -2, "N" } })
    t:piece(2, "settlement", 2, -2, "N")
    t:piece(2, "settlement", 2, 0, "NE")
    pass(t, 5)
    t:equal(t:winner(), 1)
end)

hex.test("V-6 then more goods win", function(t)
    game(t, 5)
    t:give(1, { ore = 1 })
    pass(t, 5)
    t:equal(t:winner(), 1)
end)

hex.test("V-6 then whoever came later wins", function(t)
    game(t, 5)
    pass(t, 5)
    t:equal(t:winner(), 3)
end)
