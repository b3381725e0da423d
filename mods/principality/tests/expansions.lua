local parts = hex.include "tests/parts/table.lua"
local begin, lies, stock = parts.begin, parts.lies, parts.stock
local function at(t, q, r)
    return t:ask(function(game) return game:corner_at(q, r) end)
end
local function lay(t, q, r, card) t:cards({ site = at(t, q, r) }, { card }) end

-- Each card: its cost, and what it adds to the counters of its owner.
local green = {
    { "C-155", "siegfried", { ore = 1 }, { strength = 1, tournament = 1 } },
    { "C-156", "conrad", { grain = 1, ore = 1 }, { strength = 2, tournament = 1 } },
    { "C-157", "hagen", { grain = 1, ore = 1 }, { strength = 1, tournament = 2 } },
    { "C-158", "pippin", { grain = 1, ore = 1, wool = 1 }, { strength = 1, tournament = 3 } },
    { "C-159", "walter", { grain = 1, ore = 1, wool = 1 }, { strength = 3, tournament = 1 } },
    { "C-160", "otto", { grain = 1, ore = 2, wool = 1 }, { strength = 3, tournament = 2 } },
    { "C-161", "falk", { grain = 2, ore = 2, wool = 1 }, { strength = 1, tournament = 5 } },
    { "C-162", "goetz", { wool = 2, ore = 2 }, { strength = 5, tournament = 2 } },
    { "C-163", "karl", { grain = 2, ore = 2, wool = 3 }, { strength = 7, tournament = 1 } },
    { "C-164", "lumber_fleet", { wool = 1, lumber = 1 }, { commerce = 1 } },
    { "C-165", "brick_fleet", { wool = 1, lumber = 1 }, { commerce = 1 } },
    { "C-166", "wool_fleet", { wool = 1, lumber = 1 }, { commerce = 1 } },
    { "C-167", "grain_fleet", { wool = 1, lumber = 1 }, { commerce = 1 } },
    { "C-168", "ore_fleet", { wool = 1, lumber = 1 }, { commerce = 1 } },
    { "C-169", "gold_fleet", { wool = 1, lumber = 1 }, { commerce = 1 } },
    { "C-170", "abbey", { lumber = 1, ore = 1, brick = 1 }, { larger_hand = 1 } },
    { "C-171", "garrison", { lumber = 1, brick = 1 }, { commerce = 1 } },
    { "C-172", "smithy", { ore = 2, lumber = 1 }, {} },
    { "C-173", "grain_mill", { grain = 1, brick = 1 }, {} },
    { "C-174", "sawmill", { lumber = 2 }, {} },
    { "C-175", "brick_factory", { brick = 1, ore = 1 }, {} },
    { "C-176", "foundry", { brick = 1, ore = 1 }, {} },
    { "C-177", "woolen_mill", { brick = 1, wool = 1 }, {} },
}
local red = {
    { "C-180", "aqueduct", { lumber = 2, ore = 2, brick = 2 }, { glory = 1 } },
    { "C-181", "bath_house", { brick = 2, ore = 1, wool = 1 }, { glory = 1 } },
    { "C-182", "church", { ore = 2, grain = 2, brick = 1 }, { glory = 1 } },
    { "C-183", "library", { lumber = 2, ore = 2, brick = 1 }, { glory = 1, larger_hand = 1 } },
    { "C-184", "colossus", { ore = 3, brick = 3, grain = 3 }, { glory = 2 } },
    { "C-185", "marketplace", { grain = 1, wool = 1 }, { commerce = 2 } },
    { "C-186", "counting_house", { wool = 2, grain = 1, brick = 1 }, { commerce = 3 } },
    { "C-187", "merchant_guild", { wool = 3, brick = 2, grain = 1 }, { commerce = 4 } },
    { "C-188", "mint", { lumber = 2, ore = 2, brick = 2 }, { commerce = 1 } },
    { "C-189", "town_hall", { wool = 2, ore = 2, brick = 1 }, { glory = 1 } },
    { "C-190", "harbor", { ore = 1, wool = 1, brick = 1 }, { commerce = 1 } },
}
-- What attacks and events take a card for, on its site.
local fleets, knights = 1, 2
local function sort_of(name, adds)
    if name:find "_fleet" then return fleets end
    return adds.tournament and knights or nil
end
local counters = { "strength", "tournament", "commerce", "larger_hand", "glory" }

-- C-79: exactly this is paid, and exactly this is added.
local function build(t, row, q, r)
    local name, cost, adds = row[2], row[3], row[4]
    t:act(1, "do_lay_" .. name, { q, r })
    for _, good in ipairs { "lumber", "brick", "wool", "grain", "ore", "gold" } do
        t:equal(t:goods(1, good), 3 - (cost[good] or 0), good)
    end
    for _, counter in ipairs(counters) do
        t:equal(t:get(counter, 1), adds[counter] or 0, counter)
    end
    t:equal(lies(t, q, r), name)
    local sort = t:get("laid", { q, r })
    local expected = sort_of(name, adds)
    t:equal(expected and sort == expected or not expected and sort > knights, true, "C-152")
end
for _, row in ipairs(green) do
    hex.test(row[1] .. " C-79 what " .. row[2] .. " costs and counts", function(t)
        begin(t, nil, 3)
        t:roll(6, { event = "knight" })
        t:refused(1, "do_lay_" .. row[2], { 1, 2 }, "no_such_card")
        t:card(1, row[2])
        build(t, row, 1, 2)
    end)
end
for _, row in ipairs(red) do
    hex.test(row[1] .. " C-72 C-79 what " .. row[2] .. " costs and counts, in a city", function(t)
        begin(t, nil, 3)
        t:piece(1, "city", 1, 3)
        t:roll(6, { event = "knight" })
        t:card(1, row[2])
        t:equal(t:legal(1, "do_lay_" .. row[2]), 4, "C-71: in no settlement")
        t:refused(1, "do_lay_" .. row[2], { -1, 2 }, "wrong_place")
        build(t, row, 1, 5)
        t:equal(t:points(1), 3 + (row[4].glory or 0)
            + (row[4].commerce and 1 or 0), "C-203 with the mill token")
    end)
end

hex.test("C-69 C-71 a settlement has one site above and one below, for green cards", function(t)
    begin(t, { card_demolish = "none" }, 3)
    t:card(1, "abbey")
    t:card(1, "church")
    t:roll(6, { event = "knight" })
    t:refused(1, "do_lay_church", "You need a site in one of your cities.")
    t:equal(t:legal(1, "do_lay_abbey"), 4, "two settlements with two sites each")
    t:refused(1, "do_lay_abbey", { 1, 1 }, "wrong_place")
    t:refused(1, "do_lay_abbey", { 1, -2 }, "wrong_place")
    t:equal(t:legal(1, "do_lay_church"), 0)
    t:act(1, "do_lay_abbey", { 1, 2 })
    t:card(1, "garrison")
    t:refused(1, "do_lay_garrison", { 1, 2 }, "wrong_place")
    lay(t, 1, 4, "otto")
    lay(t, -1, 2, "karl")
    lay(t, -1, 4, "falk")
    t:refused(1, "do_lay_garrison", "You need a free site.")
end)

hex.test("C-70 C-72 a city has two above and two below, for green and red cards", function(t)
    begin(t, nil, 3)
    t:piece(1, "city", 1, 3)
    t:card(1, "abbey")
    t:card(1, "church")
    t:roll(6, { event = "knight" })
    t:equal(t:legal(1, "do_lay_abbey"), 6)
    t:equal(t:legal(1, "do_lay_church"), 4)
end)

hex.test("C-66 what stands at a settlement stays when it becomes a city", function(t)
    begin(t, nil, 3)
    lay(t, 1, 2, "abbey")
    t:roll(6, { event = "knight" })
    t:act(1, "build_city", { 1, 3 })
    t:equal(lies(t, 1, 2), "abbey")
    t:equal(t:get("larger_hand", 1), 1)
end)

hex.test("C-80 a player builds as often as there is something to pay with", function(t)
    begin(t, nil, 3)
    t:card(1, "abbey", 2)
    t:roll(6, { event = "knight" })
    t:act(1, "do_lay_abbey", { 1, 2 })
    t:act(1, "do_lay_abbey", { 1, 4 })
    t:equal(t:get("larger_hand", 1), 2)
end)

hex.test("C-73 C-173 C-179 an expansion above doubles above, and the die only", function(t)
    begin(t, nil, 3)
    t:set("stock", { -2, 2 }, 0)
    t:set("stock", { -2, 4 }, 0)
    t:tile(-2, 4, "farmland", 1)
    lay(t, -1, 2, "grain_mill")
    t:roll(1, { event = "sun" })
    t:act(1, "choose_goods", { grain = 1 })
    t:act(1, "choose_tile", { -2, 2 })
    t:equal(t:get("stock", { -2, 2 }), 3, "one of choice, two of the mill")
    t:equal(t:get("stock", { -2, 4 }), 1, "below it there is no mill")
end)

hex.test("C-174 C-74 C-75 a mill works on both regions of its side, from either site", function(t)
    begin(t, nil, 3)
    t:piece(1, "city", 1, 3)
    t:set("stock", { 0, 4 }, 0)
    t:set("stock", { 2, 4 }, 0)
    t:tile(2, 4, "forest", 4)
    lay(t, 1, 5, "sawmill")
    t:roll(4, { event = "knight" })
    t:equal(t:get("stock", { 0, 4 }), 2)
    t:equal(t:get("stock", { 2, 4 }), 2)
end)

hex.test("C-175 C-176 C-177 each mill doubles its own land", function(t)
    for _, row in ipairs { { "brick_factory", 1, 2, 2, 2, 5 }, { "foundry", -1, 4, -2, 4, 2 },
        { "woolen_mill", 1, 2, 0, 2, 3 } } do
        begin(t, nil, 3)
        lay(t, row[2], row[3], row[1])
        t:set("stock", { row[4], row[5] }, 0)
        t:roll(row[6], { event = "knight" })
        t:equal(t:get("stock", { row[4], row[5] }), 2, row[1])
    end
    begin(t, nil, 3)
    lay(t, 1, 2, "brick_factory")
    t:set("stock", { 0, 2 }, 0)
    t:roll(3, { event = "knight" })
    t:equal(t:get("stock", { 0, 2 }), 1, "the pasture beside it brings one")
end)

hex.test("C-178 what is doubled still has room for three only", function(t)
    begin(t, nil, 3)
    lay(t, -1, 2, "grain_mill")
    t:set("stock", { -2, 2 }, 2)
    t:roll(1, { event = "knight" })
    t:equal(t:get("stock", { -2, 2 }), 3)
end)

hex.test("C-172 a smithy strengthens each knight, those before it and those after", function(t)
    begin(t, nil, 3)
    lay(t, 1, 2, "conrad")
    lay(t, 1, 4, "smithy")
    t:equal(t:get("strength", 1), 3)
    lay(t, -1, 2, "hagen")
    t:equal(t:get("strength", 1), 5)
end)

hex.test("C-113 C-164 C-169 a fleet takes two of its own for one", function(t)
    begin(t, nil, 3)
    lay(t, 1, 2, "lumber_fleet")
    t:roll(1, { event = "knight" })
    t:set("stock", { -2, 2 }, 0)
    t:act(1, "trade_bank", "lumber", "grain")
    t:equal(t:goods(1, "lumber"), 1)
    t:equal(t:goods(1, "grain"), 1)
    t:act(1, "trade_bank", "brick", "grain")
    t:equal(t:goods(1, "brick"), 0, "all others three")
end)

hex.test("C-113 C-164 C-165 C-166 C-167 C-168 C-169 each fleet trades its own good", function(t)
    local goods = { "lumber", "brick", "wool", "grain", "ore", "gold" }
    for _, own in ipairs(goods) do
        begin(t, nil, 3)
        lay(t, 1, 2, own .. "_fleet")
        t:roll(1, { event = "mill" })
        local rates = t:ask(function(game)
            local found = {}
            for _, good in ipairs(goods) do found[good] = game:rate(1, good) end
            return found
        end)
        for _, good in ipairs(goods) do t:equal(rates[good], good == own and 2 or 3, good) end
    end
end)

hex.test("C-115 C-188 with the mint one gold buys anything, again and again", function(t)
    begin(t, nil, 3)
    t:piece(1, "city", 1, 3)
    lay(t, 1, 2, "mint")
    t:roll(1, { event = "knight" })
    t:set("stock", { -2, 2 }, 0)
    for _ = 1, 3 do t:act(1, "trade_bank", "gold", "grain") end
    t:equal(t:goods(1, "gold"), 0)
    t:equal(t:goods(1, "grain"), 3)
end)

hex.test("C-188 C-169 beside a gold fleet the mint still takes one", function(t)
    begin(t, nil, 3)
    t:piece(1, "city", 1, 3)
    lay(t, 1, 2, "gold_fleet")
    lay(t, 1, 4, "mint")
    t:equal(t:ask(function(game) return game:rate(1, "gold") end), 1)
end)

hex.test("C-190 C-211 the harbor counts, and each fleet beside it", function(t)
    begin(t, nil, 3)
    t:piece(1, "city", 1, 3)
    lay(t, 1, 2, "harbor")
    t:equal(t:get("commerce", 1), 1)
    lay(t, -1, 2, "ore_fleet")
    lay(t, -1, 4, "wool_fleet")
    t:equal(t:get("commerce", 1), 5)
    begin(t, { card_harbor_own_point = "false" }, 3)
    t:piece(1, "city", 1, 3)
    lay(t, 1, 2, "harbor")
    t:equal(t:get("commerce", 1), 0)
    lay(t, -1, 2, "ore_fleet")
    t:equal(t:get("commerce", 1), 2)
end)

hex.test("C-162 C-210 C-214 what Goetz costs in the later printing", function(t)
    local later = { { card_goetz_cost = "print2005" }, { card_edition = "print2005" } }
    for _, options in ipairs(later) do
        begin(t, options, 3)
        t:card(1, "goetz")
        t:roll(6, { event = "knight" })
        t:act(1, "do_lay_goetz", { 1, 2 })
        t:equal(t:goods(1, "grain"), 1)
        t:equal(t:goods(1, "ore"), 1)
        t:equal(t:goods(1, "wool"), 1)
    end
end)

hex.test("C-76 C-78 C-212 an expansion gives way to a new one, for nothing", function(t)
    begin(t, nil, 3)
    lay(t, 1, 2, "garrison")
    lay(t, 1, -2, "garrison")
    t:card(1, "abbey")
    t:roll(6, { event = "knight" })
    stock(t, 1, 3)
    t:refused(1, "do_lay_abbey", { 1, -2 }, "wrong_place")
    t:act(1, "do_lay_abbey", { 1, 2 })
    t:equal(lies(t, 1, 2), "abbey")
    t:equal(t:get("commerce", 1), 0)
    t:equal(t:get("guarded", { 0, 2 }), 0)
    t:equal(t:goods(1, "brick"), 2)
    t:equal(t:ask(function(game) return game:cards_in({ used = 1 })[1] end), "garrison")
    begin(t, { card_demolish = "none" }, 3)
    lay(t, 1, 2, "garrison")
    t:card(1, "abbey")
    t:roll(6, { event = "knight" })
    t:refused(1, "do_lay_abbey", { 1, 2 }, "wrong_place")
end)

hex.test("C-78 C-212 with the option an expansion is given up without building", function(t)
    for _, card in ipairs { "garrison", "abbey" } do
        begin(t, { card_demolish = "any" }, 3)
        lay(t, 1, 2, card)
        lay(t, -1, 2, "garrison")
        t:refused(1, "do_demolish", { 1, 2 })
        t:roll(6, { event = "knight" })
        stock(t, 1, 3)
        local before = t:goods(1)
        t:refused(1, "do_demolish", { 1, 4 })
        t:act(1, "do_demolish", { 1, 2 })
        t:equal(lies(t, 1, 2), nil)
        t:equal(t:get("laid", { 1, 2 }), 0)
        t:equal(t:goods(1), before)
        t:equal(t:ask(function(game) return game:cards_in({ used = 1 })[1] end), card)
        t:equal(t:legal(1, "do_demolish"), 1)
    end
    begin(t, { card_demolish = "any" }, 3)
    lay(t, 1, 2, "garrison")
    t:card(1, "abbey")
    t:roll(6, { event = "knight" })
    stock(t, 1, 3)
    t:act(1, "do_lay_abbey", { 1, 2 })
end)

hex.test("C-70 C-72 C-212 red cards, too, lie on free sites where nothing may give way", function(t)
    begin(t, { card_demolish = "none" }, 3)
    t:piece(1, "city", 1, 3)
    lay(t, 1, 2, "garrison")
    lay(t, 1, 5, "library")
    t:card(1, "church")
    t:roll(6, { event = "knight" })
    t:equal(t:legal(1, "do_lay_church"), 2)
    t:refused(1, "do_lay_church", { 1, 2 }, "wrong_place")
    t:refused(1, "do_lay_church", { 1, 5 }, "wrong_place")
    t:act(1, "do_lay_church", { 1, 1 })
end)

-- Four places to settle, three of them cities, hold these cards one after the other.
local function settle_with(t, cards)
    begin(t)
    for _, column in ipairs { 3, 5 } do
        t:piece(1, "road", column - 1, 3)
        t:piece(1, "settlement", column, 3)
        t:act(1, "choose_upper", parts.names(t, { new_land = 1 })[1])
    end
    for _, column in ipairs { -1, 1, 3 } do t:piece(1, "city", column, 3) end
    local sites = { { 5, 2 }, { 5, 4 } }
    for _, column in ipairs { -1, 1, 3 } do
        for row = 1, 5 do
            if row ~= 3 then table.insert(sites, { column, row }) end
        end
    end
    for place, card in ipairs(cards) do lay(t, sites[place][1], sites[place][2], card) end
    return sites
end

hex.test("C-102 C-88 C-172 all knights of one player count, and the smithy for each", function(t)
    local sites = settle_with(t, { "siegfried", "conrad", "hagen", "pippin", "walter", "otto",
        "falk", "goetz", "karl", "smithy" })
    t:equal(t:get("strength", 1), 33)
    t:equal(t:get("tournament", 1), 18)
    parts.lay(t, sites[9][1], sites[9][2])
    t:equal(t:get("strength", 1), 25)
    t:equal(t:get("tournament", 1), 17)
end)

hex.test("C-104 C-190 all trade of one player counts, and the harbor for each fleet", function(t)
    local sites = settle_with(t, { "lumber_fleet", "brick_fleet", "wool_fleet", "grain_fleet",
        "ore_fleet", "gold_fleet", "garrison", "garrison", "garrison", "marketplace",
        "counting_house", "merchant_guild", "mint", "harbor" })
    t:equal(t:get("commerce", 1), 26)
    parts.lay(t, sites[6][1], sites[6][2])
    t:equal(t:get("commerce", 1), 24)
    parts.lay(t, sites[14][1], sites[14][2])
    t:equal(t:get("commerce", 1), 18)
end)

hex.test("C-171 where three garrisons guard a region, two still do, and one", function(t)
    begin(t)
    t:piece(1, "city", 1, 3)
    lay(t, -1, 2, "garrison")
    lay(t, 1, 2, "garrison")
    lay(t, 1, 1, "garrison")
    t:equal(t:get("guarded", { 0, 2 }), 3)
    parts.lay(t, 1, 1)
    parts.lay(t, 1, 2)
    t:equal(t:get("guarded", { 0, 2 }), 1)
    t:equal(t:get("garrisons", 1), 1)
end)

hex.test("C-180 C-182 when one of two burns the other does what both did", function(t)
    for _, card in ipairs { "aqueduct", "church" } do
        begin(t)
        t:piece(1, "city", 1, 3)
        lay(t, 1, 1, card)
        lay(t, 1, 2, card)
        lay(t, 1, 4, "otto")
        parts.lay(t, 1, 2)
        t:top(card == "aqueduct" and "plague" or "civil_war")
        t:roll(1, { event = "question" })
        t:equal(t:legal(1, "end_turn"), 1, card)
        t:equal(lies(t, 1, 4), "otto")
        t:equal(t:goods(1), 7, "six, and the roll")
    end
end)
