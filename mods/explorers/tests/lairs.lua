-- Gold fields, lairs and crews (P-70 to P-82, P-170 to P-181, P-191 to P-197).
local parts = hex.include "tests/parts/siege.lua"
local begin, sail, crew, raid, crews = parts.begin, parts.sail, parts.crew, parts.raid, parts.crews
local function gold(t, seat) return t:goods(seat, "gold") end
local function lair(game) return game:tile(-1, 1) end
-- Seat 1 has a crew on the lair, and another seat these.
local function siege(t, others, options)
    local ship = begin(t, options)
    for _ = 1, others do t:figure(2, "crew", -1, 1) end
    raid(t, ship)
    return ship
end

hex.test("P-70 P-72 P-73 a crew costs ore and wool and comes into a hold", function(t)
    local ship = begin(t)
    t:give(1, { ore = 4, wool = 4 })
    t:roll(2)
    t:equal(t:legal(1, "build_crew"), 1)
    t:refused(1, "build_crew", { -1, 1, "NE" })
    t:act(1, "build_crew", { -1, 0, "NE" })
    t:act(1, "do_crew_aboard", ship)
    t:equal({ t:goods(1, "ore"), t:goods(1, "wool") }, { 2, 2 })
    t:ask(function(game) t:equal({ crews(t), #game:cargo(ship) }, { 0, 1 }) end)
end)

hex.test("P-75 P-4 no tenth crew is built", function(t)
    local ship = begin(t)
    for q = 1, 3 do
        t:tile(q, 0, "gold_field")
        for _ = 1, 3 do t:figure(1, "crew", q, 0) end
    end
    t:give(1, { ore = 1, wool = 1 })
    t:roll(2)
    t:refused(1, "build_crew", { -1, 0, "NE" })
    t:refused(1, "do_crew_aboard", ship)
end)

hex.test("P-71 no crews in Land Ho!", function(t)
    local more = {}
    for _, scenario in ipairs { "explorers:land_ho", "explorers:pirate_lairs" } do
        t:game { players = 3, scenario = scenario, seed = 4 }
        t:piece(1, "harbour_settlement", -1, 0, "NE")
        t:roll(2)
        local before = t:legal(1)
        t:give(1, { ore = 1, wool = 1 })
        table.insert(more, t:legal(1) - before)
    end
    t:equal(more[2], more[1] + 1)
end)

hex.test("P-77 P-78 P-76 two crews fill a hold, settlers fill it alone", function(t)
    local ship = begin(t)
    sail(t)
    crew(t, ship)
    local settler = t:figure(1, "settler", -1, 0, "NE")
    t:refused(1, "load_settler", settler, ship)
    begin(t)
    sail(t)
    local first = t:ask(function(game) return game:figures("ship", 1)[1] end)
    crew(t, first)
    crew(t, first)
    t:refused(1, "load_crew", crew(t), first)
end)

hex.test("P-81 P-82 pieces in a hold and in the basin change places", function(t)
    local ship = begin(t)
    sail(t)
    local first = crew(t, ship)
    local settler = t:figure(1, "settler", -1, 0, "NE")
    t:act(1, "do_swap_cargo", settler)
    t:act(1, "choose_swapped_aboard", first)
    t:ask(function(game)
        t:equal(game:cargo(ship), { settler })
        t:equal(game:figures_at("corner", game:corner(game:tile(-1, 0), 2)), { first })
    end)
    local other = t:figure(1, "ship", 0, -1, "SW")
    t:equal(t:legal(1, "load_settler"), 0)
    t:act(1, "load_crew", first, other)                                     -- through the basin
end)

hex.test("P-170 P-172 P-173 P-103 a gold field is found with a lair: two gold, no number",
    function(t)
        for seed = 1, 200 do
            t:game { players = 3, scenario = "explorers:pirate_lairs", seed = seed }
            if t:at(2, -1) == "gold_field" then break end
        end
        t:roll(2)
        t:act(1, "end_turn")
        local ship, before = t:figure(1, "ship", 0, -1, "SE"), gold(t, 1)
        t:act(1, "travel_ship", ship, { 1, -1, "E" })
        t:equal({ t:at(2, -1) }, { "gold_field", 0 })
        t:equal({ gold(t, 1) - before, t:get("captured", { 2, -1 }) }, { 2, 0 })
        t:equal(t:ask(function(game) return game:deck "lair_numbers" end), 6)
    end)

hex.test("P-174 P-80 a ship at a corner of the lair lands one crew, or two", function(t)
    local ship = begin(t)
    sail(t)
    crew(t, ship)
    crew(t, ship)
    local far = t:figure(1, "ship", 0, -1, "NE")
    t:figure(1, "crew", -1, 0, "NE")
    t:equal(t:legal(1, "do_raid"), 1)
    t:refused(1, "do_raid", far)
    for landed = 1, 2 do
        t:act(1, "do_raid", ship)
        t:act(1, "choose_raided_lair", { -1, 1 })
        t:equal(crews(t), landed)
    end
    t:refused(1, "do_raid", ship)
end)

hex.test("P-175 P-177 P-178 P-179 with the third crew, whoever's, it is captured and full",
    function(t)
        local ship = siege(t, 1)
        t:equal({ crews(t), t:get "captures" }, { 2, 0 })
        crew(t, ship)
        t:act(1, "do_raid", ship)
        t:act(1, "choose_raided_lair", { -1, 1 })
        t:equal({ crews(t), t:get "captures" }, { 3, 1 })
        crew(t, ship)
        t:refused(1, "do_raid", ship)
        t:act(1, "travel_ship", ship, { -1, 0, "NE" })
    end)

hex.test("P-176 crews on a lair stay", function(t)
    local ship = siege(t, 0)
    local one = t:ask(function(game) return game:figures_at("tile", lair(game), "crew")[1] end)
    t:refused(1, "load_crew", one, ship)
end)

hex.test("P-180 P-117 P-196 nothing is built at a lair, by anybody, until it is captured",
    function(t)
        begin(t)
        t:tile(0, -1, "gold_field")
        t:piece(1, "road", -1, -1, "E")                                         -- to (-1,-1):SE
        t:give(1, { lumber = 3, brick = 3, grain = 3, wool = 3 })
        t:roll(2)
        t:refused(1, "build_settlement", { -1, -1, "NE" })
        t:refused(1, "build_road", { 0, -1, "SW" })
        t:set("third_crew", { 0, -1 }, 1)
        t:act(1, "build_settlement", { -1, -1, "NE" })
        t:act(1, "build_road", { -1, 0, "NE" })
    end)

hex.test("P-120 at two special tiles both must be open", function(t)
    begin(t)
    t:tile(0, -1, "gold_field")
    t:tile(0, -2, "gold_field")
    t:piece(1, "road", -1, -1, "E")
    t:give(1, { lumber = 1, brick = 1, grain = 1, wool = 1 })
    t:roll(2)
    t:set("third_crew", { 0, -2 }, 1)
    t:refused(1, "build_settlement", { -1, -1, "NE" })
    t:set("third_crew", { 0, -1 }, 1)
    t:act(1, "build_settlement", { -1, -1, "NE" })
end)

hex.test("P-181 P-197 P-32 P-310 a field gives two gold for each settlement, a lair nothing",
    function(t)
        for _, paid in ipairs { true, false } do
            begin(t, { ep_comp_with_goldfield = paid })
            t:tile(-1, 1, "gold_field", 2)
            t:piece(1, "settlement", -1, 1, "SE")
            t:piece(2, "harbour_settlement", -1, 1, "SW")
            local before = { gold(t, 1), gold(t, 2), gold(t, 3) }
            t:set("captured", { -1, 1 }, 1)
            t:roll(2)
            -- Two for the field, one for whom the roll gave no card.
            local pay = paid and 1 or 0
            t:equal({ gold(t, 1) - before[1], gold(t, 2) - before[2], gold(t, 3) - before[3] },
                { 2 + pay, 2 + pay, 1 })
        end
        begin(t)
        t:piece(2, "settlement", -1, 1, "SE")
        local before = gold(t, 2)
        t:roll(2)
        t:equal(gold(t, 2) - before, 1)
    end)

hex.test("P-193 P-194 P-191 survivors may be fetched from the next turn on", function(t)
    local ship = siege(t, 2)
    t:next { 1, 6 }                                                         -- seat 2 is the hero
    t:act(1, "end_turn")
    t:equal({ t:get("captured", { -1, 1 }), crews(t) }, { 1, 2 })
    for seat = 2, 3 do
        t:roll(2)
        t:act(seat, "end_turn")
        t:act(seat, "end_turn")
    end
    t:roll(2)
    t:refused(1, "load_crew")
    t:act(1, "end_turn")
    local own, other
    t:ask(function(game)
        for _, one in ipairs(game:figures_at("tile", lair(game), "crew")) do
            if game:owner_of(one) == 1 then own = one else other = one end
        end
    end)
    t:refused(1, "load_crew", other, ship)
    t:act(1, "load_crew", own, ship)
    t:equal(crews(t), 1)
end)

hex.test("P-177 P-178 P-180 P-193 P-196 settlers land at a lair as soon as the third crew does",
    function(t)
        local ship = siege(t, 1)
        local settlers = t:figure(1, "ship", -1, 0, "NE")
        t:act(1, "load_settler", t:figure(1, "settler", -1, 0, "NE"), settlers)
        t:act(1, "travel_ship", settlers, { -1, 1, "SE" })
        t:refused(1, "do_found", settlers)
        crew(t, ship)
        t:act(1, "do_raid", ship)
        t:act(1, "choose_raided_lair", { -1, 1 })
        t:refused(1, "load_crew")                                               -- not in this turn
        t:act(1, "do_found", settlers)
        t:act(1, "choose_landing", { -1, 1, "SE" })
        t:equal({ select(2, t:at(-1, 1, "SE")), select(2, t:at(-1, 1)) }, { 1, 0 })
        t:next { 6, 1 }
        t:act(1, "end_turn")
        t:equal({ t:get("lairs_progress", 1), t:get("captured", { -1, 1 }) }, { 2, 1 })
    end)
