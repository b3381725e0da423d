-- Holds and basins in which several kinds lie: what makes room, what changes places, what is lost;
-- what a ship without points still does. A village of traders lies at (0,-1), beside the harbour
-- of seat 1.
local function begin(t, options)
    t:game { players = 3, scenario = "explorers:full", options = options, seed = 4 }
    t:tile(0, -1, "village_gold")
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    return t:figure(1, "ship", 0, 0, "NW")
end
local function sail(t)
    t:roll(2)
    t:act(1, "end_turn")
end
local function waiting(t, kind) return t:figure(1, kind, -1, 0, "NE") end
local function left(t, kind)
    return t:ask(function(game) return game:figures_left(kind, 1) end)
end
local function kinds(t, figures)
    return t:ask(function(game)
        local names = {}
        for _, figure in ipairs(figures(game)) do table.insert(names, game:kind_of(figure)) end
        table.sort(names)
        return names
    end)
end
local function aboard(t, ship) return kinds(t, function(game) return game:cargo(ship) end) end
local function ashore(t)
    return kinds(t, function(game)
        return game:figures_at("corner", game:corner(game:tile(-1, 0), 2))
    end)
end
-- A crew and a sack aboard the ship, and which is which.
local function mixed(t, options)
    local ship = begin(t, options)
    sail(t)
    local friend, crew = waiting(t, "crew"), waiting(t, "crew")
    t:act(1, "load_crew", friend, ship)
    t:act(1, "load_crew", crew, ship)
    t:act(1, "do_befriend", ship)
    t:act(1, "choose_visited_village", { 0, -1 })
    local found = {}
    t:ask(function(game)
        for _, figure in ipairs(game:cargo(ship)) do found[game:kind_of(figure)] = figure end
    end)
    return ship, found.crew, found.sack
end
local function next_turn(t)
    t:act(1, "end_turn")
    for seat = 2, 3 do
        t:roll(2)
        t:act(seat, "end_turn")
        t:act(seat, "end_turn")
    end
    t:roll(2)
end

hex.test("P-74 P-227 no more makes room than must: a crew needs one place, settlers need both",
    function(t)
        local ship, crew, sack = mixed(t)
        next_turn(t)
        t:give(1, { ore = 1, wool = 2, lumber = 1, brick = 1, grain = 1 })
        t:act(1, "do_crew_for_cargo", sack)
        t:equal({ aboard(t, ship), left(t, "sack"), left(t, "crew") },
            { { "crew", "crew" }, 5, 6 })
        t:act(1, "do_settler_for_cargo", crew)
        t:equal({ aboard(t, ship), left(t, "crew") }, { { "settler" }, 8 })
    end)

hex.test("P-74 a piece makes room for its like, which is paid in full", function(t)
    local ship, crew = mixed(t)
    next_turn(t)
    t:give(1, { ore = 1, wool = 2, lumber = 1, brick = 1, grain = 1 })
    t:act(1, "do_crew_for_cargo", crew)
    t:equal({ aboard(t, ship), left(t, "crew"), t:goods(1, "ore"), t:goods(1, "wool") },
        { { "crew", "sack" }, 7, 0, 1 })
    local settler = waiting(t, "settler")
    t:act(1, "do_settler_for_cargo", settler)
    t:equal({ ashore(t), left(t, "settler"), t:goods(1) }, { { "settler" }, 1, 0 })
end)

hex.test("P-74 P-72 nothing makes room in a ship far from home", function(t)
    local ship, crew, sack = mixed(t)
    t:act(1, "travel_ship", ship, { 0, 0, "E" })
    next_turn(t)
    t:give(1, { ore = 1, wool = 2, lumber = 1, brick = 1, grain = 1 })
    t:refused(1, "do_crew_for_cargo", sack)
    t:refused(1, "do_settler_for_cargo", crew)
end)

hex.test("P-66 P-67 P-227 of a ship that is taken off the sack leaves the game", function(t)
    local ship = mixed(t)
    t:figure(1, "ship", 1, 0, "E")
    t:figure(1, "ship", 1, 0, "NE")
    next_turn(t)
    t:give(1, { lumber = 1, wool = 1 })
    t:act(1, "do_rebuild_ship", ship)
    t:act(1, "choose_new_ship_route", { -1, 0, "E" })
    t:equal({ left(t, "sack"), left(t, "crew"), left(t, "settler"), t:goods(1, "wool"),
        t:goods(1, "lumber") }, { 5, 8, 2, 0, 0 })
end)

hex.test("P-81 what is large changes places with all that is small", function(t)
    local ship = mixed(t)
    local settler = waiting(t, "settler")
    local crew = t:ask(function(game) return game:cargo(ship)[1] end)
    t:act(1, "do_swap_cargo", settler)
    t:act(1, "choose_swapped_aboard", crew)
    t:equal({ aboard(t, ship), ashore(t) }, { { "settler" }, { "crew", "sack" } })
    t:act(1, "do_swap_cargo", crew)
    t:equal(t:legal(1, "choose_swapped_aboard"), 1)
    t:act(1, "choose_swapped_aboard", settler)
    t:equal({ aboard(t, ship), ashore(t) }, { { "crew", "sack" }, { "settler" } })
end)

hex.test("P-81 a crew changes places with a sack, not with a crew", function(t)
    local ship, crew, sack = mixed(t)
    local others = { waiting(t, "crew"), waiting(t, "crew") }
    t:act(1, "do_swap_cargo", others[1])
    t:refused(1, "choose_swapped_aboard", crew)
    t:act(1, "choose_swapped_aboard", sack)
    t:equal({ aboard(t, ship), ashore(t) }, { { "crew", "crew" }, { "crew", "sack" } })
end)

hex.test("P-81 P-80 P-22 only with an own ship that lies there, while ships move", function(t)
    local ship, _, sack = mixed(t)
    local far = t:figure(1, "ship", -1, 0, "E")
    t:act(1, "load_crew", waiting(t, "crew"), far)
    t:act(1, "load_crew", waiting(t, "crew"), far)
    t:act(1, "travel_ship", far, { 1, 0, "W" })
    t:act(1, "end_turn")
    local theirs = t:figure(2, "ship", -1, 0, "SE")
    t:piece(2, "harbour_settlement", -1, 0, "S")
    t:roll(2)
    t:act(2, "end_turn")
    t:act(2, "load_crew", t:figure(2, "crew", -1, 0, "S"), theirs)
    t:act(2, "travel_ship", theirs, { 0, 0, "W" })                          -- at seat 1's harbour
    t:act(2, "end_turn")
    t:roll(2)
    for _ = 1, 2 do t:act(3, "end_turn") end
    local settler = waiting(t, "settler")
    t:roll(2)
    t:refused(1, "do_swap_cargo")
    t:act(1, "end_turn")
    t:act(1, "do_swap_cargo", settler)
    t:equal(t:legal(1, "choose_swapped_aboard"), 2)
    t:act(1, "choose_swapped_aboard", sack)
    t:equal(aboard(t, ship), { "settler" })
end)

hex.test("P-224 P-210 a crew stays aboard when sacks are delivered", function(t)
    local ship = mixed(t)
    t:act(1, "do_deliver", ship)
    t:equal({ aboard(t, ship), t:get("spices_progress", 1), left(t, "crew") }, { { "crew" }, 1, 7 })
end)

-- The ship has come to the end of its way; may it still do this?
local function stopped(t, ship, what, allowed)
    t:set("ship_points", ship, 0)
    t:set("sailed", ship, 2)
    t:equal(t:legal(1, what), allowed and 1 or 0, what)
end
hex.test("P-84 P-314 a ship that was stopped does everything, or nothing at all", function(t)
    for _, allowed in ipairs { true, false } do
        local options = { ep_act_after_stop = allowed }
        local ship = begin(t, options)
        sail(t)
        waiting(t, "crew")
        stopped(t, ship, "load_crew", allowed)
        ship = mixed(t, options)
        stopped(t, ship, "unload_crew", allowed)
        stopped(t, ship, "unload_sack", allowed)
        stopped(t, ship, "do_deliver", allowed)
        waiting(t, "haul")
        stopped(t, ship, "do_swap_cargo", allowed)
        t:tile(1, -1, "village_swift")
        stopped(t, ship, "do_befriend", allowed)
        t:tile(1, -1, "gold_field")
        stopped(t, ship, "do_raid", allowed)
        t:set("ship_points", ship, 1)
        t:set("sailed", ship, 1)
        t:act(1, "do_deliver", ship)
        local sack = t:ask(function(game) return game:figures("sack", 1)[1] end)
        t:equal(sack, nil)

        ship = begin(t, options)
        sail(t)
        local haul = waiting(t, "haul")
        stopped(t, ship, "load_haul", allowed)
        t:set("ship_points", ship, 1)
        t:set("sailed", ship, 1)
        t:act(1, "load_haul", haul, ship)
        stopped(t, ship, "unload_haul", allowed)

        ship, _, sack = mixed(t, options)
        t:act(1, "unload_sack", sack, { -1, 0, "NE" })
        stopped(t, ship, "load_sack", allowed)

        ship = begin(t, options)
        sail(t)
        t:act(1, "load_settler", waiting(t, "settler"), ship)
        t:act(1, "travel_ship", ship, { -1, 1, "W" })
        stopped(t, ship, "do_found", allowed)
    end
end)

hex.test("P-314 with lairs alone a stopped ship takes no crew either", function(t)
    t:game { players = 3, scenario = "explorers:pirate_lairs", seed = 4,
        options = { ep_act_after_stop = false } }
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    local ship = t:figure(1, "ship", 0, 0, "NW")
    sail(t)
    local crew = waiting(t, "crew")
    stopped(t, ship, "load_crew", false)
    t:set("ship_points", ship, 1)
    t:set("sailed", ship, 1)
    t:act(1, "load_crew", crew, ship)
    stopped(t, ship, "unload_crew", false)
end)

hex.test("P-74 P-75 nothing makes room for settlers when none are left", function(t)
    local ship, crew = mixed(t)
    t:figure(1, "settler", -1, 0, "NE")
    next_turn(t)
    t:give(1, { wool = 1, lumber = 1, brick = 1, grain = 1 })
    t:piece(1, "harbour_settlement", 1, -3, "NE")
    t:equal({ left(t, "settler"), #aboard(t, ship) }, { 1, 2 })
    t:figure(1, "settler", 1, -3, "NE")
    t:refused(1, "do_settler_for_cargo", crew)
end)

hex.test("P-74 P-319 with the option cargo gives way while there is no room elsewhere", function(t)
    for _, evict in ipairs { "that_place", "all_full" } do
        local _, _, sack = mixed(t, { ep_evict = evict })
        next_turn(t)
        t:give(1, { ore = 1, wool = 1 })
        if evict == "that_place" then
            t:act(1, "do_crew_for_cargo", sack)
        else
            t:refused(1, "do_crew_for_cargo", sack)
            waiting(t, "crew")
            waiting(t, "crew")
            t:act(1, "do_crew_for_cargo", sack)
        end
    end
end)
