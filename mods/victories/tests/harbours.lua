-- Where the harbours of the board are is known; which kind lies where is dealt.
local sites = { { -1, -2, "NW" }, { 1, -2, "NW" }, { 2, -2, "SE" }, { 2, 0, "SE" }, { 1, 1, "S" },
    { 0, 2, "S" }, { -2, 2, "S" }, { -3, 2, "SW" }, { -3, 0, "SW" }, { -2, -1, "SW" } }

local function kinds(t, seat)
    return t:ask(function(game)
        local seen, count = {}, 0
        for _, kind in ipairs(game:harbours(seat)) do
            if not seen[kind] then count = count + 1 end
            seen[kind] = true
        end
        return count
    end)
end

local function harbour_at(t, site)
    return t:ask(function(game)
        local which = { N = 1, NE = 2, SE = 3, S = 4, SW = 5, NW = 6 }
        return game:harbour(game:corner(game:tile(site[1], site[2]), which[site[3]]))
    end)
end

-- Cities at harbours, of so many different kinds; the last two of the same kind as another.
local function cities_at(t, different)
    local seen, found, left = {}, 0, {}
    for _, site in ipairs(sites) do
        local kind = harbour_at(t, site)
        if not seen[kind] and found < different then
            seen[kind] = true
            found = found + 1
            t:piece(1, "settlement", site[1], site[2], site[3])
            t:piece(1, "city", site[1], site[2], site[3])
        elseif seen[kind] then
            table.insert(left, site)
        end
    end
    t:equal(kinds(t, 1), different)
    return left
end

hex.test("V-1 three kinds of harbours and eight points win", function(t)
    t:game { players = 3, scenario = "victories:harbours" }
    cities_at(t, 3)
    t:card(1, "chapel")
    t:roll(12)
    t:equal(t:points(1), 7)
    t:equal(t:legal(1, "end_turn"), 1)
    t:game { players = 3, scenario = "victories:harbours" }
    cities_at(t, 3)
    t:card(1, "chapel")
    t:card(1, "library")                                                  -- V-3
    t:equal(t:points(1), 8)
    t:roll(12)
    t:equal(t:legal(1), 0)
end)

hex.test("V-1 V-2 two kinds of harbours win nothing before eleven points", function(t)
    for _, cards in ipairs { 4, 5 } do
        t:game { players = 3, scenario = "victories:harbours" }
        local same = cities_at(t, 2)
        t:piece(1, "settlement", same[1][1], same[1][2], same[1][3])
        t:piece(1, "settlement", 0, -2, "S")
        t:equal(kinds(t, 1), 2)
        local chapels = { "chapel", "library", "market", "university", "governors_house" }
        for card = 1, cards do t:card(1, chapels[card]) end
        t:equal(t:points(1), 6 + cards)
        t:roll(12)
        t:equal(t:winner(), cards == 5 and 1 or nil)
    end
end)

hex.test("V-3 hidden points count", function(t)
    t:game { players = 3, scenario = "victories:harbours", options = { target_vp = 7 } }
    cities_at(t, 3)
    t:card(1, "chapel")
    t:roll(12)
    t:equal(t:legal(1), 0)
end)

hex.test("V-1 a game by chance comes to its end with a winner who fulfils the terms", function(t)
    t:game { players = 3, scenario = "victories:harbours", seed = 3, setup = true }
    t:finish()
    local points = t:points(t:winner())
    t:equal(points >= 11 or points >= 8 and kinds(t, t:winner()) >= 3, true)
end)
