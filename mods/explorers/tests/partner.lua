-- What the partner of a turn does with five and six players (P-295): nearly all that is done in a
-- turn of one's own, without dice and without other players. Seat 4 is the partner of seat 1.
local map = hex.include "tests/parts/map.lua"

-- The parts of a turn of seat 1 are over, and the partner trades and builds.
local function begin_partner(t)
    t:roll(2)
    for _ = 1, 2 do t:act(1, "end_turn") end
end
local function sail_partner(t)
    begin_partner(t)
    t:act(4, "end_turn")
end

hex.test("P-295 a partner offers nobody a trade, and nobody offers him one", function(t)
    map.begin(t, "full")
    for _, seat in ipairs { 1, 4 } do t:give(seat, { ore = 1, wool = 1 }) end
    t:roll(2)
    t:act(1, "offer_trade", { ore = 1 }, { wool = 1 }, { 4 })
    t:act(4, "accept_trade", 1)
    t:act(1, "confirm_trade", 4)
    for _ = 1, 2 do t:act(1, "end_turn") end
    t:refused(4, "offer_trade", { ore = 1 }, { wool = 1 }, { 1 }, "not_now")
    t:refused(1, "offer_trade", { wool = 1 }, { ore = 1 }, { 4 }, "not_now")
    t:act(4, "end_turn")
    t:refused(4, "offer_trade", { ore = 1 }, { wool = 1 }, { 1 }, "not_now")
end)

hex.test("P-295 P-66 P-44 P-237 he builds a ship anew, buys and sells for gold", function(t)
    map.begin(t, "full")
    t:set("fast_gold", 4, 1)
    t:piece(4, "harbour_settlement", 0, 0, "SW")
    local ships = {}
    for _, side in ipairs { "NE", "E", "SE" } do
        table.insert(ships, t:figure(4, "ship", 0, 0, side))
    end
    for seat = 1, 6 do
        t:roll(2)
        for _ = 1, 2 do t:act(seat, "end_turn") end
        if seat < 6 then for _ = 1, 2 do t:act((seat + 2) % 6 + 1, "end_turn") end end
    end
    for _ = 1, 2 do t:act(3, "end_turn") end
    t:give(4, { lumber = 1, wool = 2, gold = 4 })
    begin_partner(t)
    t:act(4, "do_rebuild_ship", ships[1])
    t:act(4, "choose_new_ship_route", { 0, 0, "SW" })
    t:act(4, "trade_bank", "wool", "gold")
    for _ = 1, 2 do t:act(4, "trade_bank", "gold", "ore") end
    t:refused(4, "trade_bank", "gold", "ore")
    t:refused(4, "trade_bank", "ore", "gold")
end)

hex.test("P-295 P-201 P-207 P-210 he rolls for fish, takes a haul and delivers it", function(t)
    map.begin(t, "full")
    t:tile(1, -1, "shoal")
    t:set("shoal_face", { 1, -1 }, 6)
    local ship = t:figure(4, "ship", 0, 0, "NE")
    t:roll(2)
    t:act(1, "end_turn")
    t:act(1, "do_fish")
    t:act(1, "end_turn")
    t:act(4, "end_turn")
    t:next { 6 }
    t:act(4, "do_fish")
    t:refused(4, "do_fish", "used_up")
    local haul = t:ask(function(game) return game:figures("haul")[1] end)
    t:act(4, "load_haul", haul, ship)
    t:act(4, "do_deliver", ship)
    t:equal(t:get("fish_progress", 4), 1)
end)

hex.test("P-295 P-148 P-156 P-158 he chases pirates, places his own and steals", function(t)
    map.begin(t, "full")
    t:figure(1, "pirate_ship", 1, 0)
    t:figure(2, "ship", 2, 0, "E")
    t:give(2, { wool = 1 })
    local ship = t:figure(4, "ship", 1, 0, "W")
    sail_partner(t)
    t:next { 6 }
    t:act(4, "do_chase", ship)
    t:act(4, "place_pirate_ship", { 2, 0 })
    t:act(4, "choose_pirate_victim", 2)
    t:equal(t:goods(4, "wool"), 1)
    t:act(4, "travel_ship", ship, { 0, 0, "NE" })
end)

hex.test("P-295 P-95 P-110 P-219 P-85 he hastens, founds, befriends and gives cargo up", function(t)
    map.begin(t, "full")
    t:tile(0, 1, "village_gold")
    t:piece(4, "harbour_settlement", 0, 0, "SW")
    t:give(4, { wool = 1 })
    local ship = t:figure(4, "ship", 0, 0, "SW")
    sail_partner(t)
    t:act(4, "do_hasten", ship)
    t:act(4, "load_crew", t:figure(4, "crew", 0, 0, "SW"), ship)
    t:act(4, "do_befriend", ship)
    t:act(4, "choose_visited_village", { 0, 1 })
    t:act(4, "do_give_up_cargo", ship)
    t:act(4, "choose_cargo_aboard", t:ask(function(game) return game:cargo(ship)[1] end))
    t:act(4, "load_settler", t:figure(4, "settler", 0, 0, "SW"), ship)
    t:act(4, "travel_ship", ship, { -2, 1, "E" })
    t:act(4, "do_found", ship)
    t:act(4, "choose_landing", { -2, 1, "SE" })
    t:equal({ t:at(-2, 1, "SE") }, { "settlement", 4 })
end)

hex.test("P-295 P-18 B-237 who comes to the target in another's turn wins as its partner",
    function(t)
        map.begin(t, "pirate_lairs")
        for q = -4, -1 do t:piece(4, "harbour_settlement", q, 0, "N") end
        t:roll(2)
        t:set("lairs_progress", 4, 7)
        t:equal({ t:points(4), t:winner() }, { 12 })
        t:act(1, "end_turn")
        t:equal(t:winner(), nil)
        t:act(1, "end_turn")
        t:equal(t:winner(), 4)
    end)
