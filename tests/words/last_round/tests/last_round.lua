-- Who has most points after the last round has won; in a tie nobody.
local function turns(t, count)
    for turn = 0, count - 1 do
        t:roll(12)
        t:act(turn % 3 + 1, "end_turn")
    end
end

hex.test("after the last round whoever has most points has won", function(t)
    t:game { players = 3, seed = 1 }
    t:piece(2, "city", 0, 0, "N")
    t:piece(3, "settlement", 0, 0, "S")
    turns(t, 8)
    t:equal(t:winner(), nil)
    t:roll(12)
    t:act(3, "end_turn")
    t:equal(t:winner(), 2)
    t:refused(1, "roll")
end)

hex.test("in a tie the game is over, and nobody has won", function(t)
    t:game { players = 3, seed = 1 }
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(3, "settlement", 0, 0, "S")
    turns(t, 9)
    t:equal(t:winner(), nil)
    t:refused(1, "roll")
end)

hex.test("a function learns that who acts has won", function(t)
    for points = 8, 9 do
        t:game { players = 3 }
        t:card(1, "library", 1)
        for _, where in ipairs { "N", "SE", "SW" } do t:piece(1, "city", 0, 0, where) end
        t:piece(1, "settlement", 2, 0, "N")
        t:piece(1, "road", 2, -2, "NE")
        t:card(1, "market", points - 8)
        t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
        t:roll(12)
        local before = t:goods(1, "ore")
        t:act(1, "build_settlement", { 2, -2, "N" })
        t:equal({ t:goods(1, "ore") - before, t:winner() }, points == 9 and { 0, 1 } or { 1 })
    end
end)
