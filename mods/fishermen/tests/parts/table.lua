-- A table with one more fishing ground, and what tests ask of it.
local parts = {}

-- A ground with the number 5 north-east of the tile 0,-2, and the lake in the middle.
function parts.begin(t, players, may_enter_desert, tradable)
    t:game { players = players or 3, scenario = "fishermen", options = {
        desert_position = "centre", robber_may_enter_desert = may_enter_desert ~= false,
        ["tb.fishTradable"] = tradable == true } }
    t:tile(1, -3, "fishing_ground", 5)
end

function parts.tokens(t, seat)
    return t:ask(function(game)
        return game:cards(seat, "fish_1") + game:cards(seat, "fish_2") + game:cards(seat, "fish_3")
    end)
end

function parts.boots(t, seat)
    return t:ask(function(game) return game:open_cards(seat, "old_boot") end)
end

function parts.left(t) return t:ask(function(game) return game:deck "fish" end) end

return parts
