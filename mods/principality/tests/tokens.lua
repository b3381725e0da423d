-- Where the regions lie, column by column; those of seat 2 have the next number.
local kinds = { "farmland", "mountains", "pasture", "forest", "hills", "stream" }
local rows = { 4, -4 }

-- Both have their start, one of everything; all cards are in the pile.
local function begin(t, options)
    t:game { players = 2, seed = 1, options = options }
    for stack = 1, 5 do t:cards({ stacks = stack }, {}) end
    for seat, row in ipairs(rows) do
        t:piece(seat, "road", 0, row)
        t:piece(seat, "settlement", -1, row)
        t:piece(seat, "settlement", 1, row)
        local at = 0
        for column = -2, 2, 2 do
            for _, half in ipairs { -1, 1 } do
                at = at + 1
                t:tile(column, row + half, kinds[at], (at + seat - 2) % 6 + 1)
                t:set("stock", { column, row + half }, 1)
            end
        end
    end
end
local function lay(t, q, r, card)
    local site = t:ask(function(game) return game:corner_at(q, r) end)
    t:cards({ site = site }, card and { card } or {})
end
local function holder(t, token)
    return t:ask(function(game) return game:holder(token) end)
end

hex.test("C-102 C-103 C-107 C-108 the stronger holds the knight token, in a tie nobody", function(t)
    begin(t)
    lay(t, 1, 3, "siegfried")
    t:equal(holder(t, "knight_token"), 1)
    t:equal(t:points(1), 3)
    lay(t, 1, -3, "hagen")
    t:equal(holder(t, "knight_token"), nil, "drawn level")
    t:equal(t:points(1), 2)
    lay(t, 1, -5, "conrad")
    t:equal(holder(t, "knight_token"), 2)
    lay(t, 1, 3)
    lay(t, 1, -5)
    lay(t, 1, -3)
    t:equal(holder(t, "knight_token"), nil, "nobody has a knight")
end)

hex.test("C-104 C-106 C-107 the mill token goes to the greater trade with a city", function(t)
    begin(t)
    t:piece(1, "city", 1, 4)
    t:piece(2, "city", 1, -4)
    lay(t, 1, 3, "ore_fleet")
    t:equal(holder(t, "mill_token"), 1)
    t:equal(t:points(1), 4)
    lay(t, 1, -3, "garrison")
    t:equal(holder(t, "mill_token"), nil)
    lay(t, 1, -5, "marketplace")
    t:equal(holder(t, "mill_token"), 2)
end)

hex.test("C-105 who leads without a city leaves the mill token to nobody", function(t)
    begin(t)
    t:piece(2, "city", 1, -4)
    lay(t, 1, -3, "ore_fleet")
    t:equal(holder(t, "mill_token"), 2)
    lay(t, 1, 3, "wool_fleet")
    lay(t, 1, 5, "grain_fleet")
    t:equal(holder(t, "mill_token"), nil)
    t:piece(1, "city", 1, 4)
    t:equal(holder(t, "mill_token"), 1)
end)

hex.test("C-109 where a token lies has no effect: one city holds it for all", function(t)
    begin(t)
    t:piece(1, "city", 1, 4)
    t:piece(1, "city", -1, 4)
    lay(t, 1, 3, "ore_fleet")
    t:equal(t:points(1), 5)
end)
