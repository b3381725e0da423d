local parts = hex.include "tests/parts/table.lua"
local begin, tokens = parts.begin, parts.tokens

-- Seat 1 has rolled a number that brings nothing, and holds these fish.
local function rolled_with(t, fish)
    begin(t)
    for value, count in ipairs(fish) do t:card(1, "fish_" .. value, count) end
    t:roll(12)
end

hex.test("X-F-22 fish are spent after the roll, in the own turn", function(t)
    begin(t)
    t:card(1, "fish_2", 2)
    t:card(2, "fish_2", 2)
    t:refused(1, "do_fish_resource", "not_now")
    t:roll(12)
    t:equal(t:legal(1, "do_fish_resource"), 1)
    t:refused(2, "do_fish_resource")
end)

hex.test("X-F-23 several favours in a turn are paid one by one", function(t)
    rolled_with(t, { 0, 4 })
    for _ = 1, 2 do
        t:act(1, "do_fish_resource")
        t:act(1, "choose_goods", { ore = 1 })
    end
    t:equal(t:goods(1, "ore"), 2)
    t:equal(tokens(t, 1), 0)
    t:refused(1, "do_fish_resource", "too_few_cards")
end)

hex.test("X-F-24 X-F-29 case 2: a road for 5 is paid with 3 and 3, and no change is given",
    function(t)
        rolled_with(t, { 1, 0, 2 })
        t:piece(1, "settlement", 0, 0, "N")
        t:act(1, "do_fish_road")
        t:refused(1, "place_road", { 2, 0, "E" }, "not_connected")
        t:act(1, "place_road", { 0, 0, "NE" })
        t:equal(t:at(0, 0, "NE"), "road")
        t:equal(tokens(t, 1), 1)
        t:equal(t:ask(function(game) return game:cards(1, "fish_1") end), 1)
    end)

hex.test("X-F-26 one fish does not take the robber off the board", function(t)
    rolled_with(t, { 1, 0 })
    t:pawn("robber", 0, -2)
    t:refused(1, "do_fish_robber")
end)

hex.test("X-F-25 X-F-26 two fish take the robber off the board until a 7", function(t)
    rolled_with(t, { 0, 2 })
    t:refused(1, "do_fish_robber", "no_effect")
    t:pawn("robber", 0, -2)
    t:give(2, { ore = 1 })
    t:act(1, "do_fish_robber")
    t:equal(t:ask(function(game) return game:pawn "robber" end), nil)
    t:equal(t:goods(2, "ore"), 1)
    t:equal(tokens(t, 1), 1)
    t:act(1, "end_turn")
    t:roll(7)
    t:act(2, "move_robber", { 0, -2 })
end)

hex.test("X-F-25 a knight brings the robber back, too", function(t)
    begin(t)
    t:card(1, "knight")
    t:act(1, "play_knight")
    t:act(1, "move_robber", { 0, -2 })
    t:equal(t:ask(function(game) return game:pawn "robber" == game:tile(0, -2) end), true)
end)

hex.test("X-F-27 three fish draw a card from one opponent", function(t)
    rolled_with(t, { 0, 0, 1 })
    t:refused(1, "do_fish_card", "no_effect")
    t:give(2, { ore = 1 })
    t:give(3, { wool = 2 })
    t:act(1, "do_fish_card")
    t:act(1, "choose_player", 3)
    t:equal(t:goods(1, "wool"), 1)
    t:equal(t:goods(3), 1)
    t:equal(t:goods(2), 1)
end)

hex.test("X-F-28 four fish buy a resource of choice", function(t)
    rolled_with(t, { 1, 0, 1 })
    t:act(1, "do_fish_resource")
    t:act(1, "choose_goods", { grain = 1 })
    t:equal(t:goods(1, "grain"), 1)
    t:equal(tokens(t, 1), 0)
end)

hex.test("X-F-29 five fish need a place for the road", function(t)
    rolled_with(t, { 0, 1, 1 })
    t:refused(1, "do_fish_road", "no_effect")
end)

hex.test("X-F-30 seven fish take a development card, bought this turn", function(t)
    rolled_with(t, { 1, 0, 2 })
    t:top "knight"
    t:act(1, "do_fish_development")
    t:equal(t:ask(function(game) return game:cards(1, "knight") end), 1)
    t:refused(1, "play_knight", "card_too_new")
    t:equal(tokens(t, 1), 0)
end)
