-- Set-up by choice: harbour settlements on marked corners, settlements, roads and laden ships.
local map = hex.include "tests/parts/map.lua"
local function begin(t, scenario, players, options, setup)
    map.begin(t, scenario, players or 3, options, setup)
end

hex.test("P-250 P-251 P-252 P-253 P-257 P-4 everybody begins with three points and a laden ship",
    function(t)
        for _, scenario in ipairs { "pirate_lairs", "fish", "spices", "full" } do
            begin(t, scenario, 4, {}, true)
            t:ask(function(game)
                for seat = 1, 4 do
                    t:equal(game:points(seat), 3)
                    local harbour = game:places(seat, "harbour_settlement")
                    local settlement = game:places(seat, "settlement")
                    local road = game:places(seat, "road")
                    t:equal({ #harbour, #settlement, #road }, { 1, 1, 1 })
                    t:equal(game:get("first_harbour", harbour[1]), 1)
                    local ends = game:ends_of(road[1])
                    t:equal(ends[1] == settlement[1] or ends[2] == settlement[1], true)
                    local ship = game:figures("ship", seat)[1]
                    local route = game:ends_of(game:place_of(ship))
                    t:equal(route[1] == harbour[1] or route[2] == harbour[1], true)
                    t:equal(game:kind_of(game:cargo(ship)[1]), "settler")
                    t:equal({ game:figures_left("ship", seat), game:figures_left("settler", seat),
                        game:figures_left("crew", seat), game:supply(seat, "road"),
                        game:supply(seat, "settlement"), game:supply(seat, "harbour_settlement"),
                        game:figures_left("pirate_ship", seat) }, { 2, 1, 9, 14, 4, 3, 1 })
                end
            end)
        end
    end)

hex.test("P-291 fourteen corners are marked for the first harbours", function(t)
    begin(t, "pirate_lairs")
    local marked = 0
    for _, row in ipairs { { 1, -3 }, { 0, -2 }, { -1, -1 }, { -1, 0 }, { -2, 1 }, { -2, 2 },
        { -2, 3 } } do
        for _, at in ipairs { "NE", "SE" } do
            t:equal(t:get("first_harbour", { row[1], row[2], at }), 1)
            marked = marked + 1
        end
    end
    t:equal(marked, 14)
    t:ask(function(game)
        local all, seen = 0, {}
        for _, tile in ipairs(game:tiles()) do
            for _, corner in ipairs(game:corners(tile)) do
                if not seen[corner] then all = all + game:get("first_harbour", corner) end
                seen[corner] = true
            end
        end
        t:equal(all, 14)
    end)
end)

hex.test("P-291 P-54 they bind the set-up alone", function(t)
    begin(t, "pirate_lairs")
    t:piece(1, "settlement", -3, 0, "NW")
    t:give(1, { grain = 2, ore = 2 })
    t:roll(2)
    t:act(1, "build_harbour_settlement", { -3, 0, "NW" })
end)

hex.test("P-252 the first buildings keep their distance, harbours among them, too", function(t)
    for seed = 1, 6 do
        t:game { players = 2 + seed % 3, scenario = "explorers:fish", seed = seed, setup = true }
        t:ask(function(game)
            local all = {}
            for owner = 1, game:players() + game:neutrals() do
                for _, piece in ipairs { "settlement", "harbour_settlement" } do
                    table.insert(all, game:places(owner, piece)[1])
                end
            end
            for at, corner in ipairs(all) do
                for other = 1, at - 1 do
                    t:equal(game:distance(corner, all[other]) >= 2, true, seed)
                end
            end
        end)
    end
end)

hex.test("P-254 P-256 the first cards are those of the own settlement", function(t)
    for seed = 1, 5 do
        t:game { players = 2 + seed % 2, scenario = "explorers:pirate_lairs", seed = seed,
            setup = true }
        t:ask(function(game)
            for seat = 1, game:players() do
                local land = 0
                for _, tile in ipairs(game:tiles_of(game:places(seat, "settlement")[1])) do
                    if game:is_land(tile) then land = land + 1 end
                end
                t:equal({ game:hand(seat), game:goods(seat, "gold") }, { land, 2 })
            end
        end)
    end
end)

hex.test("P-244 the dice find who begins", function(t)
    local first = {}
    for seed = 1, 30 do
        t:game { players = 3, scenario = "explorers:pirate_lairs", seed = seed, setup = true }
        first[t:ask(function(game) return game:first() end)] = true
    end
    t:equal(first, { true, true, true })
end)

hex.test("P-255 P-256 with two players each places for a colour that nobody plays", function(t)
    begin(t, "pirate_lairs", 2, {}, true)
    t:ask(function(game)
        for owner = 3, 4 do
            t:equal({ #game:places(owner, "harbour_settlement"), #game:places(owner, "settlement"),
                #game:places(owner, "road") }, { 1, 1, 0 })
            t:equal(game:get("first_harbour", game:places(owner, "harbour_settlement")[1]), 1)
        end
        t:equal(#game:figures "ship", 2)
    end)
end)
