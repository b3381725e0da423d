-- What the tests of this mod share.
local table_of = {}

-- A ground with the number 5 north-east of the tile 0,-2, and the lake in the middle.
function table_of.game(t, players, options)
    t:game { players = players or 3, scenario = "fishermen", options = options }
    t:tile(1, -3, "fishing_ground", 5)
    t:tile(0, 0, "lake")
end

function table_of.tokens(t, seat)
    return t:ask(function(game)
        return game:cards(seat, "fish_1") + game:cards(seat, "fish_2") + game:cards(seat, "fish_3")
    end)
end

function table_of.boots(t, seat)
    return t:ask(function(game) return game:open_cards(seat, "old_boot") end)
end

function table_of.left(t)
    return t:ask(function(game) return game:deck "fish" end)
end

-- Seat 1 has rolled a number that brings nothing, and holds these fish.
function table_of.rolled_with(t, fish)
    table_of.game(t)
    for value, count in ipairs(fish) do t:card(1, "fish_" .. value, count) end
    t:roll(12)
end

return table_of
