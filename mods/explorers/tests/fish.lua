-- Hauls: who takes them, where they wait, and the council that pays for them (P-205 to P-214).
local shoal = hex.include "tests/parts/shoal.lua"
local begin, sail, haul_at, hauls_left = shoal.begin, shoal.sail, shoal.haul_at, shoal.hauls_left
local function cargo(t, ship) return t:ask(function(game) return game:cargo(ship) end) end
-- A ship of seat 1 beside the shoal and a dock, and a haul on the shoal.
local function beside(t)
    begin(t)
    t:figure(1, "haul", 1, -1)
    sail(t)
    return t:figure(1, "ship", 0, 0, "NE"), haul_at(t, 1, -1)
end

hex.test("P-207 P-208 P-214 any ship with an empty hold takes a haul at a corner of the shoal",
    function(t)
        local ship, haul = beside(t)
        local far = t:figure(1, "ship", 0, 0, "SE")
        t:refused(1, "load_haul", haul, far)
        t:act(1, "load_haul", haul, ship)
        t:equal(cargo(t, ship), { haul })
        t:equal(t:get("ship_points", ship), 4)
        t:act(1, "travel_ship", ship, { 0, 0, "SE" })
    end)

hex.test("P-22 P-207 P-210 fish is taken and delivered while ships move, not before", function(t)
    begin(t)
    t:figure(1, "haul", 1, -1)
    local ship = t:figure(1, "ship", 0, 0, "NE")
    t:roll(2)
    t:refused(1, "load_haul")
    t:act(1, "end_turn")
    t:act(1, "load_haul", haul_at(t, 1, -1), ship)
    t:act(1, "end_turn")
    for seat = 2, 3 do
        t:roll(2)
        for _ = 1, 2 do t:act(seat, "end_turn") end
    end
    t:roll(2)
    t:refused(1, "do_deliver", ship)
    t:act(1, "end_turn")
    t:act(1, "do_deliver", ship)
end)

hex.test("P-207 P-77 crews aboard leave no room for a haul", function(t)
    begin(t)
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    t:figure(1, "haul", 1, -1)
    sail(t)
    local ship = t:figure(1, "ship", 0, 0, "NW")
    t:act(1, "load_crew", t:figure(1, "crew", -1, 0, "NE"), ship)
    t:act(1, "travel_ship", ship, { 0, 0, "NE" })
    t:refused(1, "load_haul", haul_at(t, 1, -1), ship)
end)

hex.test("P-205 P-209 P-210 P-214 delivered at a dock it is a step, and goes back", function(t)
    local ship, haul = beside(t)
    t:act(1, "load_haul", haul, ship)
    t:act(1, "do_deliver", ship)                                            -- at (0,0):N
    t:equal({ t:get("fish_progress", 1), hauls_left(t), #cargo(t, ship) }, { 1, 6, 0 })
    t:act(1, "travel_ship", ship, { 0, 0, "E" })
end)

hex.test("P-209 P-80 only at the docks in the north and in the south", function(t)
    local docks = { NE = true, NW = true, SE = true, SW = true, E = false, W = false }
    for side, is_dock in pairs(docks) do
        begin(t)
        local ship = t:figure(1, "ship", 0, 0, side)
        t:figure(1, "haul", 1, -1)
        sail(t)
        local haul = haul_at(t, 1, -1)
        t:set("ship_points", ship, 8)
        if side ~= "NE" and side ~= "E" then t:act(1, "travel_ship", ship, { 0, 0, "NE" }) end
        t:act(1, "load_haul", haul, ship)
        if side ~= "NE" and side ~= "E" then t:act(1, "travel_ship", ship, { 0, 0, side }) end
        t:equal(t:legal(1, "do_deliver"), is_dock and 1 or 0, side)
    end
end)

hex.test("P-213 P-270 two deliveries in a turn are two steps", function(t)
    local ship, haul = beside(t)
    t:act(1, "load_haul", haul, ship)
    t:act(1, "do_deliver", ship)
    t:figure(1, "haul", 1, -1)
    t:act(1, "load_haul", haul_at(t, 1, -1), ship)
    t:act(1, "do_deliver", ship)
    t:equal({ t:get("fish_progress", 1), t:points(1) }, { 2, 2 })
end)

hex.test("P-211 P-212 P-85 a haul waits in a basin, or goes back to the supply", function(t)
    begin(t)
    t:piece(1, "harbour_settlement", -1, 0, "NE")
    t:tile(0, -1, "shoal")
    t:figure(1, "haul", 0, -1)
    sail(t)
    local ship = t:figure(1, "ship", 0, 0, "NW")
    local haul = haul_at(t, 0, -1)
    t:act(1, "load_haul", haul, ship)
    t:act(1, "unload_haul", haul, { -1, 0, "NE" })
    t:equal(#cargo(t, ship), 0)
    t:act(1, "load_haul", haul, ship)
    t:act(1, "do_give_up_cargo", ship)
    t:act(1, "choose_cargo_aboard", haul)
    t:equal({ hauls_left(t), t:get("fish_progress", 1) }, { 6, 0 })
end)

hex.test("P-208 not out of somebody else's basin", function(t)
    begin(t)
    t:piece(2, "harbour_settlement", -1, 0, "NE")
    local haul = t:figure(1, "haul", -1, 0, "NE")
    sail(t)
    local ship = t:figure(1, "ship", 0, 0, "NW")
    t:refused(1, "load_haul", haul, ship)
end)

hex.test("P-208 nor into it", function(t)
    begin(t)
    t:piece(2, "harbour_settlement", -1, 0, "NE")
    t:figure(1, "haul", 1, -1)
    sail(t)
    local ship = t:figure(1, "ship", 0, 0, "NE")
    local haul = haul_at(t, 1, -1)
    t:act(1, "load_haul", haul, ship)
    t:act(1, "travel_ship", ship, { 0, 0, "NW" })
    t:refused(1, "unload_haul", haul, { -1, 0, "NE" })
end)

hex.test("P-206 P-119 P-51 the council's western side is coast; nothing else of it is", function(t)
    begin(t)
    t:tile(1, -1, "sea")
    t:piece(1, "road", -1, 0, "NE")                                         -- (-1,0):N to NE
    t:give(1, { lumber = 4, brick = 4, wool = 4, grain = 4 })
    t:roll(2)
    for _, side in ipairs { "NE", "E", "SE", "SW", "NW" } do
        t:refused(1, "build_road", { 0, 0, side })
    end
    t:act(1, "build_road", { 0, 0, "W" })
    t:act(1, "build_settlement", { 0, 0, "NW" })
    t:ask(function(game)
        for corner, free in ipairs { false, false, false, false, true, true } do
            local place = game:corner(game:tile(0, 0), corner)
            local land = false
            for _, tile in ipairs(game:tiles_of(place)) do land = land or game:is_land(tile) end
            t:equal(land, free, corner)
        end
    end)
end)

hex.test("P-211 not into somebody else's basin", function(t)
    local ship, haul = beside(t)
    t:piece(2, "harbour_settlement", -1, 0, "NE")
    t:act(1, "load_haul", haul, ship)
    t:act(1, "travel_ship", ship, { 0, 0, "NW" })
    t:refused(1, "unload_haul", haul, { -1, 0, "NE" })
end)
