local function left(t) return t:ask(function(game) return game:deck "fate" end) end

hex.test("X-E-1 X-E-9 the total of the top card is rolled, and its red value", function(t)
    t:game { players = 3, scenario = "deck_of_rolls" }
    t:tile(0, 0, "forest", 5)
    t:piece(1, "settlement", 0, 0, "N")
    t:equal(left(t), 37)
    t:roll(5)
    t:equal(t:goods(1, "lumber"), 1)
    local shown = t:ask(function(game) return { game:total(), game:die "red", game:die(1) } end)
    t:equal(shown, { 5, 6, 0 })
    t:equal(left(t), 36)
end)

hex.test("X-E-9 the event of a card is resolved before its production", function(t)
    t:game { players = 3, scenario = "deck_of_rolls" }
    t:tile(0, 0, "forest", 2)
    t:piece(1, "settlement", 0, 0, "N")
    t:roll(2)
    t:equal(t:goods(1), 0)
    for seat = 1, 3 do t:act(seat, "choose_goods", { ore = 1 }) end
    t:equal(t:goods(1), 2)
end)

hex.test("X-E-8 X-E-10 the card that ends the pile is not rolled; all are shuffled", function(t)
    t:game { players = 3, scenario = "deck_of_rolls" }
    t:roll(12)
    t:top "new_year"
    t:act(1, "end_turn")
    t:act(2, "roll")
    t:equal(left(t), 36)
end)

hex.test("whole games are played with cards in the place of dice", function(t)
    t:game { players = 4, scenario = "deck_of_rolls", setup = true }
    t:finish()
end)
