-- What the tests of this mod share.
local table_of = {}

-- Gold with this number in the middle of desert, so that nothing else is produced next to it.
function table_of.game(t, game)
    t:game(game or { scenario = "gold_river" })
    t:tile(0, 0, "gold", 9)
    for _, at in ipairs { { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 } } do
        t:tile(at[1], at[2], "desert")
    end
    t:pawn("robber")
end

-- The bank keeps only these goods; seat 3 has the others.
function table_of.empty_bank(t, but)
    for _, good in ipairs { "lumber", "brick", "wool", "grain", "ore" } do
        local left = t:ask(function(game) return game:bank(good) end)
        t:give(3, { [good] = left - (but[good] or 0) })
    end
end

function table_of.of_terrain(t, terrain)
    return t:ask(function(game) return game:tiles(terrain) end)
end

return table_of
