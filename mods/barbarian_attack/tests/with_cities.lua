-- Beside Cities & Knights (X-B-70 to X-B-81).
local beside = hex.include "tests/parts/beside.lua"
local begin = beside.begin_with("barbarian_attack", "cities_knights")
local function knight(t, seat, q, r, side, rank, active)
    local figure = t:figure(seat, "knight", q, r, side)
    t:set("rank", figure, rank or 1)
    t:set("active", figure, active == false and 0 or 1)
    return figure
end
local function barbarians(t, q, r, number)
    for _ = 1, number do t:figure(1, "barbarian", q, r) end
end
local function count(t, q, r)
    return t:ask(function(game) return #game:figures_at("tile", game:tile(q, r), "barbarian") end)
end
local function roll(t, total) t:roll(total, { event = "politics" }) end
local function end_turn(t)
    roll(t, 7)
    t:act(1, "end_turn")
    t:act(1, "end_turn")
end
-- No landing changes the coast: each number that is rolled lies on a full tile.
local function no_landings(t) t:next { 1, 1, 6, 6, 1, 2 } end

hex.test("X-B-70 X-B-74 knights and cards are those of Cities & Knights", function(t)
    begin(t)
    t:give(1, { grain = 2, ore = 2, wool = 2 })
    local figure = knight(t, 1, 0, 0, "NE")
    roll(t, 7)
    t:equal({ t:legal(1, "build_knight") > 0, t:legal(1, "do_promote") > 0 }, { true, true })
    t:equal(t:ask(function(game) return game:deck "science" > 0 end), true)
    t:act(1, "end_turn")
    t:equal(t:legal(1), t:legal(1, "travel_knight") + 1, "X-B-74 no grain hastens anybody")
    t:act(1, "travel_knight", figure, { 0, 0, "W" })
end)

hex.test("X-B-71 no ship sails and nobody defends the island", function(t)
    begin(t)
    for _ = 1, 3 do
        for seat = 1, 3 do
            t:roll(7, { event = "ship" })
            t:act(seat, "end_turn")
        end
    end
    t:equal({ t:get "barbarian_ship", t:get "attacks" }, { 0, 0 })
end)

hex.test("X-B-72 a knight is built onto a free path of the castle", function(t)
    begin(t)
    t:give(1, { ore = 2, wool = 2 })
    knight(t, 2, -2, 2, "E")
    roll(t, 7)
    t:refused(1, "build_knight", { 0, 0, "NE" })
    t:refused(1, "build_knight", { -2, 2, "E" })
    t:act(1, "build_knight", { -2, 2, "NE" })
    t:equal(t:ask(function(game)
        local _, where = game:place_of(game:figures("knight", 1)[1])
        return where
    end), "edge")
end)

hex.test("X-B-72 who is driven away goes to the next free path", function(t)
    begin(t, { options = { ["tb.attackKnightCards"] = "cities" } })
    local fleeing = knight(t, 2, 0, 0, "NE")
    knight(t, 3, 0, 0, "E")
    t:piece(1, "road", 0, 0, "NW")
    t:card(1, "intrigue")
    roll(t, 7)
    t:act(1, "play_intrigue")
    if t:legal(1, "choose_intrigued") > 0 then t:act(1, "choose_intrigued", fleeing) end
    t:refused(2, "choose_refuge", { 0, 0, "E" })
    t:refused(2, "choose_refuge", { 0, 0, "SW" })
    t:act(2, "choose_refuge", { 0, 0, "NW" })
    t:equal(t:ask(function(game) return #game:figures("knight", 2) end), 1)
end)

hex.test("X-B-50 X-B-72 who is driven away does not go to the castle", function(t)
    begin(t, { options = { ["tb.attackKnightCards"] = "cities" } })
    knight(t, 2, -1, 1, "W")
    t:piece(1, "road", -1, 1, "NW")
    t:card(1, "intrigue")
    roll(t, 7)
    t:act(1, "play_intrigue")
    t:play(t:legal(1, "choose_intrigued"))
    t:refused(2, "choose_refuge", { -2, 2, "NE" })
    t:refused(2, "choose_refuge", { -2, 2, "NW" })
    t:equal(t:legal(2, "choose_refuge"), 2)
end)

hex.test("X-B-97 Intrigue takes a prisoner, the Inventor leaves the coast alone", function(t)
    for _, way in ipairs { "sheet", "cities" } do
        begin(t, { options = { ["tb.attackKnightCards"] = way } })
        knight(t, 2, 0, 0, "NE")
        t:piece(1, "road", 0, 0, "NW")
        t:card(1, "intrigue")
        t:card(1, "inventor")
        roll(t, 7)
        t:act(1, "play_inventor")
        local coast = t:ask(function(game) return game:places_with "coast" end)
        t:equal(t:legal(1, "choose_token_tile") > 0, true)
        t:equal(#coast, 10)
        t:play(2)
        t:equal(t:ask(function(game)
            local numbers = {}
            for _, tile in ipairs(coast) do
                numbers[game:token(tile)] = (numbers[game:token(tile)] or 0) + 1
            end
            for _, often in pairs(numbers) do if often > 1 then return false end end
            return true
        end) or way == "cities", true)
        t:act(1, "play_intrigue")
        if way == "sheet" then
            if t:legal(1, "choose_barbarians_of_coast") > 0 then t:play(1) end
            t:equal(t:get("prisoners", 1), 1)
        else
            t:equal(t:get("prisoners", 1), 0)
        end
    end
end)

hex.test("X-B-97 a deserter changes sides where it stands, or does not come", function(t)
    begin(t)
    t:card(1, "deserter")
    local deserter = knight(t, 2, 0, 0, "NE", 2)
    roll(t, 7)
    t:act(1, "play_deserter")
    if t:legal(1, "choose_deserted") > 0 then t:act(1, "choose_deserted", 2) end
    if t:legal(2, "choose_deserter") > 0 then t:act(2, "choose_deserter", deserter) end
    t:refused(1, "choose_deserter_place", { -2, 2, "NE" })
    t:act(1, "choose_deserter_place", { 0, 0, "NE" })
    t:equal(t:get("rank", t:ask(function(game) return game:figures("knight", 1)[1] end)), 2)
end)

hex.test("X-B-72 a road under a knight may be removed, and a foreign knight passed", function(t)
    begin(t)
    local figure = knight(t, 1, 0, 0, "NE", 1, false)
    knight(t, 2, 0, 0, "E", 3)
    t:piece(2, "road", 0, 0, "E")
    t:card(1, "diplomat")
    roll(t, 7)
    t:act(1, "play_diplomat")
    t:act(1, "choose_open_road", { 0, 0, "E" })
    t:equal(t:at(0, 0, "E"), nil)
    t:act(1, "end_turn")
    t:act(1, "travel_knight", figure, { 0, 0, "SE" })
end)

hex.test("X-B-73 three paths, or five for an active knight, who is idle then", function(t)
    begin(t)
    local idle = knight(t, 1, 0, 0, "NE", 1, false)
    local active = knight(t, 1, 0, 0, "SW", 1)
    roll(t, 7)
    t:act(1, "end_turn")
    t:equal({ t:get("march", idle), t:get("march", active) }, { 3, 5 })
    t:act(1, "travel_knight", active, { 0, 0, "NW" })
    t:equal({ t:get("march", active), t:get("active", active) }, { 3, 1 })
    t:act(1, "travel_knight", active, { 0, -1, "E" })
    t:equal({ t:get("march", active), t:get("active", active) }, { 2, 1 })
    t:act(1, "travel_knight", active, { 0, -1, "NE" })
    t:equal({ t:get("march", active), t:get("active", active) }, { 1, 0 })
end)

hex.test("X-B-75 a ship lands one barbarian on the tile of the roll, none on a 7", function(t)
    begin(t)
    t:roll(8, { event = "ship" })
    t:equal(count(t, 2, 0), 1)
    t:act(1, "end_turn")
    local before = t:ask(function(game) return game:figures_left "barbarian" end)
    t:roll(7, { event = "ship" })
    t:act(2, "end_turn")
    t:roll(9, { event = "trade" })
    t:equal(t:ask(function(game) return game:figures_left "barbarian" end), before)
end)

hex.test("X-B-76 an improvement calls one barbarian", function(t)
    begin(t)
    t:give(1, { cloth = 1 })
    no_landings(t)
    t:piece(1, "city", 0, 0, "N")
    roll(t, 7)
    t:next { 4, 4 }
    t:act(1, "advance_trade")
    t:equal(count(t, 2, 0), 1)
end)

hex.test("X-B-77 strength of active knights against barbarians", function(t)
    for _, case in ipairs { { 2, true, 2 }, { 2, false, 0 }, { 1, true, 0 } } do
        begin(t)
        barbarians(t, 2, 0, 2)
        knight(t, 1, 2, 0, "NE", case[1], case[2])
        knight(t, 1, 2, 0, "E", 1, true)
        t:next { 6 }
        end_turn(t)
        t:equal(t:get("prisoners", 1), case[3])
    end
end)

hex.test("X-B-78 a struck knight falls by a rank, a basic one is lost, for 3 gold", function(t)
    begin(t)
    barbarians(t, 2, 0, 2)
    local strong = knight(t, 1, 2, 0, "NE", 2)
    knight(t, 1, 2, 0, "SW", 1)
    t:next { 1 }
    end_turn(t)
    t:equal({ t:get("rank", strong), t:goods(1, "gold") }, { 1, 6 })
    t:equal(t:ask(function(game) return #game:figures("knight", 1) end), 1)
end)

hex.test("X-B-78 where no piece of a lower rank is left a struck knight is lost", function(t)
    begin(t)
    barbarians(t, 2, 0, 1)
    knight(t, 1, 2, 0, "NE", 2)
    for _, side in ipairs { "NE", "E" } do knight(t, 1, 0, 0, side, 1) end
    t:next { 1 }
    end_turn(t)
    t:equal({ #t:ask(function(game) return game:figures("knight", 1) end), t:goods(1, "gold") },
        { 2, 3 })
end)

hex.test("X-B-79 three prisoners are a point", function(t)
    begin(t)
    t:set("prisoners", 1, 5)
    t:equal(t:points(1), 1)
    t:set("prisoners", 1, 6)
    t:equal(t:points(1), 2)
end)

hex.test("X-B-80 a metropolis stands, but its track rests while it is surrounded", function(t)
    begin(t)
    t:give(1, { cloth = 7 })
    no_landings(t)
    t:piece(1, "city", 2, 0, "S")
    t:set("trade", 1, 3)
    roll(t, 7)
    t:next { 1, 1 }
    t:act(1, "advance_trade")
    if t:legal(1, "choose_metropolis_city") > 0 then
        t:act(1, "choose_metropolis_city", { 2, 0, "S" })
    end
    t:equal(t:points(1), 4)
    t:give(1, { cloth = 5 })
    barbarians(t, 2, 0, 3)
    t:equal(t:legal(1, "advance_trade"), 1)
    barbarians(t, 1, 1, 3)
    t:equal({ t:points(1), t:legal(1, "advance_trade") }, { 4, 0 })
    t:card(1, "crane")
    t:act(1, "play_crane")
    t:refused(1, "choose_way", 1)
end)

hex.test("X-B-81 thirteen points win", function(t)
    begin(t)
    t:set("prisoners", 1, 36)
    roll(t, 7)
    t:equal({ t:points(1), t:winner() }, { 12 })
    no_landings(t)
    t:piece(1, "settlement", 0, 0, "N")
    t:act(1, "end_turn")
    t:equal(t:winner(), 1)
end)

hex.test("X-B-70 to X-B-81 games with its bishop and deserter go on", function(t)
    begin(t)
    t:give(2, { ore = 1 })
    t:card(1, "bishop")
    t:card(1, "deserter")
    local deserter = knight(t, 2, 0, 0, "NE")
    roll(t, 7)
    if t:legal(1, "choose_player") > 0 then t:act(1, "choose_player", 2) end
    t:give(2, { ore = 1 })
    t:act(1, "play_bishop")
    if t:legal(1, "choose_player") > 0 then t:act(1, "choose_player", 2) end
    t:equal(t:goods(1, "ore"), 2)
    t:act(1, "play_deserter")
    if t:legal(1, "choose_deserted") > 0 then t:act(1, "choose_deserted", 2) end
    if t:legal(2, "choose_deserter") > 0 then t:act(2, "choose_deserter", deserter) end
    t:act(1, "choose_deserter_place", { 0, 0, "NE" })
    t:equal(t:ask(function(game) return #game:figures("knight", 1) end), 1)
    for players = 3, 6 do
        begin(t, { players = players, setup = true, seed = players })
        t:play(400)
    end
end)

hex.test("X-B-23 K-280 Medicine makes a city only where one could be built", function(t)
    for _, allowed in ipairs { true, false } do
        t:game { players = 3, mods = { "cities_knights" },
            options = { ["tb.baUpgradeAtConquered"] = allowed } }
        t:piece(1, "settlement", -2, 1, "SW")
        t:piece(1, "settlement", -2, 1, "NE")
        t:piece(1, "settlement", 1, 0, "N")
        for _ = t:get("barbarians_here", { -2, 1 }) + 1, 3 do
            t:figure(1, "barbarian", -2, 1)
        end
        t:give(1, { grain = 2, ore = 3 })
        t:card(1, "medicine")
        t:roll(7)
        local cities = t:legal(1, "build_city")
        t:act(1, "play_medicine")
        t:equal({ cities, t:legal(1, "choose_healed") }, allowed and { 2, 2 } or { 1, 1 })
        t:refused(1, "choose_healed", { -2, 1, "SW" })
    end
end)

-- Three knights on one line of paths: two of somebody else, the farther one weaker.
local function facing(t, rank, active)
    begin(t)
    local mine = knight(t, 1, 0, 0, "NW", rank, active)
    t:set("ready", mine, active == false and 0 or 1)
    local near = knight(t, 2, 0, 0, "E", 1)
    local far = knight(t, 2, 1, 0, "SE", 1)
    roll(t, 7)
    return mine, near, far
end

hex.test("X-B-98 a stronger knight displaces up to three paths away; both are idle", function(t)
    local mine, near = facing(t, 2)
    t:refused(1, "do_displace", mine, "not_now")
    t:act(1, "end_turn")
    t:act(1, "do_displace", mine)
    t:act(1, "choose_displaced", near)
    t:equal({ t:get("active", mine), t:get("active", near), t:get("march", mine) }, { 0, 0, 0 })
    t:equal(t:legal(2, "choose_refuge"), 4)
    t:act(2, "choose_refuge", { 0, 0, "NE" })
    t:equal(t:ask(function(game)
        local edge = game:edge(game:tile(0, 0), 2)
        return { game:place_of(mine) == edge, #game:figures_at("edge", edge, "knight") }
    end), { true, 1 })
    t:refused(1, "do_displace", mine)
end)

hex.test("X-B-98 neither the weak nor the idle displace, nor who is too far", function(t)
    local mine = facing(t, 1)
    t:act(1, "end_turn")
    t:refused(1, "do_displace", mine)

    mine = facing(t, 2, false)
    t:give(1, { grain = 1 })
    t:act(1, "do_activate", mine)
    t:act(1, "end_turn")
    t:refused(1, "do_displace", mine)

    local strong, _, far = facing(t, 3)
    t:act(1, "end_turn")
    t:act(1, "do_displace", strong)
    t:refused(1, "choose_displaced", far)
    t:act(1, "decline")
    t:act(1, "travel_knight", strong, { 0, 0, "SE" })
    t:refused(1, "do_displace", strong)
end)
