-- Spices: villages take a crew in and give a sack, which the council pays for (P-215 to P-229).
local village = hex.include "tests/parts/village.lua"
local begin, sail, visiting, befriend = village.begin, village.sail, village.visiting,
    village.befriend
local function cargo(t, ship)
    return t:ask(function(game)
        local kinds = {}
        for _, figure in ipairs(game:cargo(ship)) do table.insert(kinds, game:kind_of(figure)) end
        return kinds
    end)
end
local function sacks_left(t, seat)
    return t:ask(function(game) return game:figures_left("sack", seat) end)
end

hex.test("P-215 P-216 P-266 three villages in each region, one of each kind", function(t)
    for _, scenario in ipairs { "spices", "full" } do
        t:game { players = 3, scenario = "explorers:" .. scenario, seed = 9 }
        local found = { north = {}, south = {} }
        for q = 1, 9 do
            for r = -3, 3 do
                local region = t:ask(function(game)
                    local tile = game:tile(q, r)
                    return tile and game:region(tile)
                end)
                local terrain = region and t:at(q, r) or ""
                if terrain:starts_with "village" then
                    found[region][terrain] = (found[region][terrain] or 0) + 1
                end
            end
        end
        local one = { village_swift = 1, village_chase = 1, village_gold = 1 }
        t:equal(found, { north = one, south = one })
    end
end)

hex.test("P-217 P-218 a village is land without yield; found, it brings two gold", function(t)
    for seed = 1, 200 do
        t:game { players = 3, scenario = "explorers:spices", seed = seed }
        if t:at(2, -1) == "village_swift" then break end
    end
    t:roll(2)
    t:act(1, "end_turn")
    local ship, before = t:figure(1, "ship", 0, -1, "SE"), t:goods(1, "gold")
    t:act(1, "travel_ship", ship, { 1, -1, "E" })
    t:equal({ t:goods(1, "gold") - before, select(2, t:at(2, -1)) }, { 2, 0 })
    t:equal(t:ask(function(game) return game:is_land(game:tile(2, -1)) end), true)
end)

hex.test("P-219 P-221 P-222 a crew stays for good, and a sack comes aboard", function(t)
    local ship = visiting(t, "village_gold")
    t:equal(t:get("fast_gold", 1), 0)
    befriend(t, ship)
    t:equal({ cargo(t, ship), t:get("fast_gold", 1) }, { { "sack" }, 1 })
    t:ask(function(game)
        local there = game:figures_at("tile", game:tile(0, -1), "crew")
        t:equal({ #there, game:owner_of(there[1]), game:figures_left("crew", 1) }, { 1, 1, 8 })
    end)
    local crew = t:ask(function(game)
        return game:figures_at("tile", game:tile(0, -1), "crew")[1]
    end)
    t:refused(1, "load_crew", crew, ship)
end)

hex.test("P-220 P-223 each once in a village, and for everybody there is a sack", function(t)
    begin(t)
    t:tile(0, -1, "village_gold")
    local places = { { 0, 0, "NW", "NE" }, { 0, -1, "NE", "NE" }, { 0, -1, "W", "NW" } }
    for seat, place in ipairs(places) do
        local q = seat == 1 and -1 or 0
        local r = seat == 1 and 0 or -1
        t:piece(seat, "harbour_settlement", q, r, place[4])
        t:roll(2)
        t:act(seat, "end_turn")
        local ship = t:figure(seat, "ship", place[1], place[2], place[3])
        for visit = 1, 2 do
            t:act(seat, "load_crew", t:figure(seat, "crew", q, r, place[4]), ship)
            if visit == 1 then befriend(t, ship, 0, -1, seat) end
        end
        local kinds = cargo(t, ship)
        table.sort(kinds)
        t:equal(kinds, { "crew", "sack" }, seat)
        t:refused(seat, "do_befriend", ship)
        t:act(seat, "end_turn")
    end
end)

hex.test("P-224 P-225 P-226 P-209 each sack that is delivered is a step and leaves the game",
    function(t)
        local ship = visiting(t, "village_gold")
        befriend(t, ship)
        t:equal(sacks_left(t, 1), 5)
        t:act(1, "do_deliver", ship)
        t:equal({ t:get("spices_progress", 1), sacks_left(t, 1), #cargo(t, ship) }, { 1, 5, 0 })
    end)

hex.test("P-225 two sacks are two steps", function(t)
    local ship = visiting(t, "village_gold")
    t:tile(1, -1, "village_swift")
    t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
    befriend(t, ship)
    befriend(t, ship, 1, -1)
    t:equal(cargo(t, ship), { "sack", "sack" })
    t:act(1, "do_deliver", ship)
    t:equal(t:get("spices_progress", 1), 2)
end)

hex.test("P-227 a sack that is given up is out of the game", function(t)
    local ship = visiting(t, "village_gold")
    befriend(t, ship)
    t:act(1, "do_give_up_cargo", ship)
    t:act(1, "choose_cargo_aboard", t:ask(function(game) return game:cargo(ship)[1] end))
    t:equal({ sacks_left(t, 1), t:get("spices_progress", 1) }, { 5, 0 })
end)

hex.test("P-228 P-77 sacks wait in basins, two in one", function(t)
    local ship = visiting(t, "village_gold")
    t:tile(1, -1, "village_swift")
    t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
    befriend(t, ship)
    befriend(t, ship, 1, -1)
    local sacks = t:ask(function(game) return game:cargo(ship) end)
    for _, sack in ipairs(sacks) do t:act(1, "unload_sack", sack, { -1, 0, "NE" }) end
    t:equal(#cargo(t, ship), 0)
    t:act(1, "load_sack", sacks[1], ship)
end)

hex.test("P-229 P-118 only friends build at a village, each for himself", function(t)
    begin(t)
    t:tile(0, -1, "village_gold")
    t:piece(1, "road", -1, -1, "E")
    t:give(1, { lumber = 2, brick = 2, grain = 2, wool = 2 })
    t:roll(2)
    t:set("friend_2", { 0, -1 }, 1)
    t:refused(1, "build_settlement", { -1, -1, "NE" })
    t:refused(1, "build_road", { 0, -1, "SW" })
    t:set("friend_1", { 0, -1 }, 1)
    t:act(1, "build_road", { 0, -1, "SW" })
    t:act(1, "build_settlement", { -1, -1, "NE" })
end)

hex.test("P-111 P-229 P-118 settlers land at a village whose friend their owner is", function(t)
    for friend = 1, 2 do
        begin(t)
        t:tile(0, -1, "village_gold")
        t:set("friend_" .. friend, { 0, -1 }, 1)
        t:piece(1, "harbour_settlement", -1, 0, "NE")
        local ship = t:figure(1, "ship", 0, 0, "NW")
        sail(t)
        t:act(1, "load_settler", t:figure(1, "settler", -1, 0, "NE"), ship)
        t:act(1, "travel_ship", ship, { 1, -1, "W" })
        t:equal(t:legal(1, "do_found"), friend == 1 and 1 or 0)
    end
end)

hex.test("P-168 P-226 a marker on the last space stays, and the sack is gone", function(t)
    local ship = visiting(t, "village_gold")
    t:set("spices_progress", 1, 6)
    befriend(t, ship)
    t:act(1, "do_deliver", ship)
    t:equal({ t:get("spices_progress", 1), t:points(1), #cargo(t, ship) }, { 6, 6, 0 })
end)
