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
