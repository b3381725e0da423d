-- Beside Cities & Knights (X-T-66 to X-T-72).
local beside = hex.include "tests/parts/beside.lua"
local begin = beside.begin_with("traders", "cities_knights")
local function roll(t, total) t:roll(total, { event = "politics" }) end
local function places(t, names)
    return t:ask(function(game)
        local counts = {}
        for at, name in ipairs(names) do counts[at] = #game:tiles(name) end
        return counts
    end)
end

hex.test("X-T-66 desert, one pasture and one forest are left out", function(t)
    begin(t)
    t:equal(places(t, { "forest", "pasture", "fields", "hills", "mountains", "desert" }),
        { 3, 3, 4, 3, 3, 0 })
end)

hex.test("X-T-67 progress cards, and none of the scenario's", function(t)
    begin(t)
    t:give(1, { grain = 2, ore = 2, wool = 2 })
    roll(t, 7)
    t:equal(t:ask(function(game) return game:deck "science" > 0 end), true)
    t:equal(t:legal(1), t:legal(1, "trade_bank") + t:legal(1, "offer_trade")
        + t:legal(1, "build_knight") + t:legal(1, "end_turn")
        + t:legal(1, "choose_barbarian"), "no card is for sale")
end)

hex.test("X-T-68 the ship sails, and a 7 moves a barbarian on a path", function(t)
    begin(t)
    t:roll(7, { event = "ship" })
    t:equal({ t:get "barbarian_ship", t:legal(1, "choose_barbarian") }, { 1, 3 })
end)

hex.test("X-T-69 an active knight drives a barbarian off and takes a card", function(t)
    begin(t)
    local barbarian = t:ask(function(game) return game:figures "barbarian"[1] end)
    t:give(2, { ore = 1 })
    t:piece(2, "road", 1, 0, "E")
    local knight = t:figure(1, "knight", 0, 0, "N")
    local far = t:figure(1, "knight", 2, 0, "SE")
    for _, each in ipairs { knight, far } do
        t:set("active", each, 1)
        t:set("ready", each, 1)
    end
    roll(t, 10)
    t:refused(1, "do_chase_barbarian", far)
    t:act(1, "do_chase_barbarian", knight)
    if t:legal(1, "choose_chased_barbarian") > 0 then
        t:act(1, "choose_chased_barbarian", barbarian)
    end
    t:act(1, "choose_other_path", { 1, 0, "E" })
    t:equal({ t:get("active", knight), t:get("hindrance", { 1, 0, "E" }), t:goods(1, "ore") },
        { 0, 2, 1 })
    t:refused(1, "do_chase_barbarian", knight)
end)

hex.test("X-T-69 K-145 a knight that is not ready drives no barbarian off", function(t)
    for ready = 0, 1 do
        begin(t)
        local knight = t:figure(1, "knight", 0, 0, "N")
        t:set("active", knight, 1)
        t:set("ready", knight, ready)
        roll(t, 10)
        t:equal(t:legal(1, "do_chase_barbarian"), ready)
    end
end)

hex.test("X-T-70 gold buys resources only", function(t)
    begin(t)
    t:give(1, { gold = 4 })
    roll(t, 10)
    t:act(1, "trade_bank", "gold", "ore")
    t:refused(1, "trade_bank", "gold", "coin")
end)

hex.test("X-T-71 the Alchemist sets the dice of the harvest only", function(t)
    begin(t)
    t:card(1, "alchemist")
    local barbarian = t:ask(function(game) return game:figures "barbarian"[1] end)
    t:figure(1, "wagon", 0, 0, "N")
    t:set("baggage", 1, 2)
    t:act(1, "play_alchemist")
    t:act(1, "choose_shown", 5)
    t:act(1, "choose_shown_yellow", 5)
    t:act(1, "roll")
    t:equal(t:ask(function(game) return game:total() end), 10)
    t:act(1, "end_turn")
    t:next { 1 }
    t:act(1, "do_drive_off", barbarian)
    t:equal(t:get("challenged", barbarian), 1)
    t:equal(t:legal(1, "choose_other_path"), 0, "a 1 drives nobody off")
end)

hex.test("X-T-72 fifteen points win", function(t)
    begin(t)
    t:set("delivered", 1, 14)
    roll(t, 10)
    t:equal(t:winner(), nil)
    t:set("delivered", 1, 15)
    t:act(1, "end_turn")
    t:equal(t:winner(), 1)
end)

hex.test("X-T-66 to X-T-72 games of three to six go on", function(t)
    beside.games_go_on(t, begin)
end)
