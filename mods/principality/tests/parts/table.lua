-- Two principalities at their start, and what tests do to them and ask of them.
local parts = {}

-- Where the regions lie, column by column; those of seat 2 have the next number.
parts.kinds = { "farmland", "mountains", "pasture", "forest", "hills", "stream" }
parts.rows = { 3, -3 }

-- Each region of the seat has stored so much.
function parts.stock(t, seat, count)
    for column = -2, 2, 2 do
        for _, half in ipairs { -1, 1 } do
            t:set("stock", { column, parts.rows[seat] + half }, count)
        end
    end
end

-- Both have their start, of everything one or `count`.
function parts.start(t, options, count, seed)
    t:game { players = 2, seed = seed or 1, options = options }
    for seat, row in ipairs(parts.rows) do
        t:piece(seat, "road", 0, row)
        t:piece(seat, "settlement", -1, row)
        t:piece(seat, "settlement", 1, row)
        local at = 0
        for column = -2, 2, 2 do
            for _, half in ipairs { -1, 1 } do
                at = at + 1
                t:tile(column, row + half, parts.kinds[at], (at + seat - 2) % 6 + 1)
            end
        end
        parts.stock(t, seat, count or 1)
    end
end

-- The same, and all cards are in the pile.
function parts.begin(t, options, count, seed)
    parts.start(t, options, count, seed)
    for stack = 1, 5 do t:cards({ stacks = stack }, {}) end
end

-- Both have mountains at the upper right, too, and so much on each region.
function parts.two_mountains(t, one, two)
    for _, place in ipairs { { 2, 2 }, { 2, -4 } } do
        t:set("stock", place, 0)
        t:tile(place[1], place[2], "mountains", 6)
    end
    parts.stock(t, 1, one)
    parts.stock(t, 2, two)
end

-- Without a card the site is empty.
function parts.lay(t, q, r, card)
    local site = t:ask(function(game) return game:corner_at(q, r) end)
    t:cards({ site = site }, card and { card } or {})
end
function parts.lies(t, q, r)
    return t:ask(function(game) return game:cards_in({ site = game:corner_at(q, r) })[1] end)
end
function parts.names(t, place)
    return t:ask(function(game) return game:cards_in(place) end)
end
function parts.holder(t, token)
    return t:ask(function(game) return game:holder(token) end)
end

return parts
