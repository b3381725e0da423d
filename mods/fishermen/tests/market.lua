local begin = hex.include("tests/parts/table.lua").begin

-- The ways in which an offer can be answered.
local function way(value, price) return (value - 1) * 3 + price end
local no = 10

-- Seat 1 has rolled a number that brings nothing, and has fish that seat 2 can pay.
local function market(t)
    begin(t, 3, true, true)
    t:card(1, "fish_1")
    t:card(1, "fish_3")
    t:give(2, { ore = 2, wool = 1 })
    t:roll(12)
end

local function fish(t, seat, value)
    return t:ask(function(game) return game:cards(seat, "fish_" .. value) end)
end

hex.test("X-F-21 a token changes hands for cards of the buyer's choice", function(t)
    market(t)
    t:act(1, "do_offer_fish", "fish_3")
    t:act(1, "choose_fish_buyer", 2)
    t:act(1, "choose_fish_price", 2)
    t:equal(t:legal(2), 2)
    t:act(2, "choose_way", way(3, 2))
    t:act(2, "give", { ore = 1, wool = 1 })
    t:equal(fish(t, 1, 3), 0)
    t:equal(fish(t, 2, 3), 1)
    t:equal(t:goods(1, "ore"), 1)
    t:equal(t:goods(1, "wool"), 1)
    t:equal(t:goods(2), 1)
end)

hex.test("X-F-21 the buyer may decline, and after three offers there are no more", function(t)
    market(t)
    for _ = 1, 3 do
        t:act(1, "do_offer_fish", "fish_1")
        t:act(1, "choose_fish_buyer", 2)
        t:act(1, "choose_fish_price", 1)
        t:act(2, "choose_way", no)
    end
    t:equal(fish(t, 1, 1), 1)
    t:equal(t:goods(2), 3)
    t:refused(1, "do_offer_fish", "fish_1", "used_up")
end)

hex.test("X-F-21 no more is asked than the buyer holds", function(t)
    market(t)
    t:give(3, { grain = 1 })
    t:act(1, "do_offer_fish", "fish_1")
    t:act(1, "choose_fish_buyer", 3)
    t:refused(1, "choose_fish_price", 2)
    t:act(1, "choose_fish_price", 1)
    t:act(3, "choose_way", way(1, 1))
end)

hex.test("X-F-21 who holds seven tokens, or no cards, is offered none", function(t)
    market(t)
    t:card(2, "fish_2", 7)
    t:equal(t:legal(1, "do_offer_fish"), 0)
end)
