local parts = hex.include "tests/parts/table.lua"
local begin, tokens, boots, left = parts.begin, parts.tokens, parts.boots, parts.left

hex.test("X-F-5 X-G-1 eleven, ten and eight fish tokens and one boot", function(t)
    begin(t, 4)
    t:equal(left(t), 30)
    t:card(1, "old_boot")
    t:card(1, "fish_1", 7)
    t:card(2, "fish_1", 4)
    t:card(2, "fish_2", 3)
    t:card(3, "fish_2", 7)
    t:card(4, "fish_3", 7)
    t:equal(left(t), 1)
    t:top "fish_3"                                                -- the eighth of these
end)

-- How many settlements of the player lie at a lake or ground.
local function at_water(t, seat)
    return t:ask(function(game)
        local found, seen = 0, {}
        for _, tile in ipairs(game:tiles()) do
            for _, corner in ipairs(game:corners(tile)) do
                local terrain = game:terrain(tile)
                local _, owner = game:at_corner(corner)
                if owner == seat and not seen[corner]
                    and (terrain == "lake" or terrain == "fishing_ground") then
                    found = found + 1
                    seen[corner] = true
                end
            end
        end
        return found
    end)
end

hex.test("X-F-7 X-F-8 the second settlement draws one token, wherever it touches fish", function(t)
    local some = 0
    for seed = 1, 12 do
        t:game { players = 3, scenario = "fishermen", seed = seed, setup = true }
        for seat = 1, 3 do
            local drawn = tokens(t, seat) + boots(t, seat)
            local places = at_water(t, seat)
            t:equal(drawn <= 1, true, seed)
            if places == 0 then t:equal(drawn, 0, seed) end
            if places == 2 then t:equal(drawn, 1, seed) end
            some = some + drawn
        end
    end
    t:equal(some > 0, true)
end)

hex.test("X-F-9 X-F-10 X-G-2 a settlement draws one token and a city two", function(t)
    begin(t)
    t:piece(1, "settlement", 1, -3, "SW")
    t:piece(2, "settlement", 1, -3, "SE")
    t:piece(2, "city", 1, -3, "SE")
    t:roll(5)
    t:equal(tokens(t, 1), 1)
    t:equal(tokens(t, 2), 2)
    t:equal(tokens(t, 3), 0)
end)

hex.test("X-F-11 the lake gives on 2, 3, 11 and 12 and on nothing else", function(t)
    for total = 2, 12 do
        begin(t)
        t:piece(1, "settlement", 0, 0, "N")
        t:piece(2, "settlement", 0, 0, "S")
        t:piece(2, "city", 0, 0, "S")
        t:top "fish_1"
        t:roll(total)
        local gives = total <= 3 or total >= 11
        t:equal(tokens(t, 1), gives and 1 or 0, total)
        t:equal(tokens(t, 2) + boots(t, 2), gives and 2 or 0, total)
    end
end)

hex.test("X-F-12 tokens of one to three fish are drawn at random", function(t)
    local seen = {}
    for seed = 1, 12 do
        t:game { players = 3, scenario = "fishermen", seed = seed }
        t:tile(0, 0, "lake")
        t:piece(1, "settlement", 0, 0, "N")
        t:roll(2)
        for value = 1, 3 do
            seen[value] = seen[value]
                or t:ask(function(game) return game:cards(1, "fish_" .. value) end) == 1
        end
    end
    t:equal(seen, { true, true, true })
end)

hex.test("X-F-13 tokens lie hidden in the hand, only the boot is open", function(t)
    begin(t)
    t:card(1, "fish_3", 2)
    t:card(1, "old_boot")
    t:equal(t:ask(function(game) return game:open_cards(1, "fish_3") end), 0)
    t:equal(tokens(t, 1), 2)
    t:equal(boots(t, 1), 1)
end)

hex.test("X-F-16 tokens are drawn in the order of turns", function(t)
    begin(t)
    for seat, corner in ipairs { "N", "SE", "SW" } do t:piece(seat, "settlement", 0, 0, corner) end
    for value = 1, 3 do t:top("fish_" .. value) end
    t:roll(6)
    t:act(1, "end_turn")
    t:roll(3)                                                     -- the turn of seat 2
    t:equal(t:ask(function(game) return game:cards(2, "fish_3") end), 1)
    t:equal(t:ask(function(game) return game:cards(3, "fish_2") end), 1)
    t:equal(t:ask(function(game) return game:cards(1, "fish_1") end), 1)
end)

-- Everything but one token is in hands, of four players who hold seven, and with seat 1 the boot.
local function nearly_all_drawn(t)
    begin(t, 4)
    t:card(1, "old_boot")
    t:card(1, "fish_3", 7)
    t:card(2, "fish_2", 7)
    t:card(3, "fish_1", 7)
    t:card(4, "fish_1", 4)
    t:card(4, "fish_2", 3)
end

hex.test("X-F-17 full hands draw nothing, and one token is enough for all to exchange", function(t)
    nearly_all_drawn(t)
    for seat, corner in ipairs { "N", "SE", "SW" } do t:piece(seat, "settlement", 0, 0, corner) end
    t:roll(2)
    for seat = 1, 3 do t:act(seat, "choose_card", "fish_" .. 4 - seat) end
    for seat = 1, 4 do t:equal(tokens(t, seat), 7) end
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-F-18 X-F-31 spent tokens are the new supply when the old one is used up", function(t)
    nearly_all_drawn(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "city", 0, 0, "N")
    t:roll(6)
    t:act(1, "do_fish_development")                               -- 3 + 3 + 3 are laid aside
    t:equal(tokens(t, 1), 4)
    t:equal(left(t), 1)
    t:act(1, "end_turn")
    t:roll(2)
    t:equal(tokens(t, 1), 6)
    t:equal(left(t), 2)
end)

hex.test("X-F-19 X-F-20 who holds seven may exchange one token, once", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "city", 0, 0, "N")
    t:card(1, "fish_1", 7)
    t:top "fish_3"
    t:roll(2)
    t:act(1, "choose_card", "fish_1")
    t:equal(tokens(t, 1), 7)
    t:equal(t:ask(function(game) return game:cards(1, "fish_3") end), 1)
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-F-19 X-F-20 X-F-38 a boot that is drawn leaves room for the next token", function(t)
    for _, case in ipairs { { "fish_2", "old_boot", 7, 1, 0 }, { "fish_2", "fish_1", 7, 0, 1 } } do
        begin(t)
        t:piece(1, "settlement", 0, 0, "N")
        t:piece(1, "city", 0, 0, "N")
        t:card(1, "fish_1", 6)
        t:top(case[1])
        t:top(case[2])
        t:roll(2)
        t:equal({ tokens(t, 1), boots(t, 1) }, { case[3], case[4] })
        t:equal(t:legal(1, "decline"), case[5], "with a full hand an exchange is offered")
    end
end)

hex.test("X-F-20 a boot that comes by an exchange counts as drawn", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:card(1, "fish_1", 7)
    t:top "old_boot"
    t:roll(2)
    t:act(1, "choose_card", "fish_1")
    t:equal({ tokens(t, 1), boots(t, 1), t:legal(1, "end_turn") }, { 6, 1, 1 })
end)

hex.test("X-F-20 the exchange can be declined", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:card(1, "fish_1", 7)
    t:roll(2)
    t:act(1, "decline")
    t:equal(t:ask(function(game) return game:cards(1, "fish_1") end), 7)
end)

hex.test("X-F-21 tokens are no cards when a 7 is rolled, and nobody steals them", function(t)
    begin(t)
    t:piece(2, "settlement", 0, -2, "N")
    t:card(2, "fish_2", 7)
    t:give(2, { ore = 7 })
    t:equal(t:goods(2), 7)
    t:roll(7)
    t:equal(t:legal(2, "discard"), 0)
    t:act(1, "move_robber", { 0, -2 })
    t:equal(t:goods(1, "ore"), 1)
    t:equal(tokens(t, 2), 7)
end)
