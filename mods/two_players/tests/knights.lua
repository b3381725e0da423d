-- The game for two beside Cities & Knights (X-2-60, X-2-61).
local function begin(t, options)
    t:game { players = 2, scenario = "cities_knights", options = options }
end
local function roll_twice(t)
    t:roll(4, { event = "politics" })
    t:roll(9, { event = "politics" })
end
local function neutral(t)
    return t:ask(function(game) return #game:figures "ash_knight" end)
end

hex.test("X-2-60 a knight that is built is answered by a neutral one", function(t)
    for _, on in ipairs { true, false } do
        begin(t, { ["tb.twoNeutralKnights"] = on })
        t:give(1, { ore = 1, wool = 1 })
        t:piece(1, "road", 0, 0, "NE")
        t:piece(3, "road", 2, 0, "E")
        roll_twice(t)
        t:act(1, "build_knight", { 0, 0, "N" })
        if on then
            t:act(1, "choose_neutral_knight_site", { 2, 0, "NE" })
            t:equal(neutral(t), 1)
        else
            t:equal(t:legal(1, "end_turn"), 1, "nothing is asked")
        end
    end
end)

hex.test("X-2-60 X-R-22 a neutral knight comes to a bridge as to a road", function(t)
    t:game { players = 2, scenario = "rivers", mods = { "cities_knights" } }
    t:give(1, { ore = 1, wool = 1 })
    t:piece(1, "road", 2, 0, "NE")
    t:piece(3, "bridge", 0, -1, "E")
    roll_twice(t)
    t:act(1, "build_knight", { 2, 0, "NE" })
    t:act(1, "choose_neutral_knight_site", { 0, -1, "SE" })
    t:equal(neutral(t), 1)
end)

hex.test("X-2-63 a promotion to strong promotes a neutral knight, and none to mighty", function(t)
    begin(t)
    t:give(1, { ore = 1, wool = 1 })
    local own = t:figure(1, "knight", 0, 0, "N")
    local other = t:figure(1, "ash_knight", 2, 0, "NE")
    roll_twice(t)
    t:act(1, "do_promote", own)
    t:equal({ t:get("rank", own), t:get("ash_rank", other) }, { 2, 2 })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-2-60 X-2-63 a knight that becomes mighty promotes none", function(t)
    begin(t)
    t:give(1, { ore = 1, wool = 1 })
    t:set("politics", 1, 3)
    local own = t:figure(1, "knight", 0, 0, "N")
    t:set("rank", own, 2)
    local other = t:figure(1, "ash_knight", 2, 0, "NE")
    roll_twice(t)
    t:act(1, "do_promote", own)
    t:equal({ t:get("rank", own), t:get("ash_rank", other) }, { 3, 1 })
end)

hex.test("X-2-60 neutral knights block, and defend nothing", function(t)
    begin(t)
    t:figure(1, "ash_knight", 0, 0, "NE")
    t:piece(1, "road", 0, 0, "NE")
    t:give(1, { brick = 2, lumber = 2, wool = 1, grain = 1 })
    roll_twice(t)
    t:refused(1, "build_settlement", { 0, 0, "NE" })
    t:refused(1, "build_road", { 0, 0, "E" })
    t:equal(t:get "island_strength", 0)
end)

hex.test("X-2-60 neutral settlements and cities receive nothing", function(t)
    local kinds = { "brick", "lumber", "ore", "grain", "wool", "coin", "cloth", "paper" }
    local function in_bank() return t:ask(function(game)
        local all = 0
        for _, good in ipairs(kinds) do all = all + game:bank(good) end
        return all
    end) end
    for total = 2, 12 do
        begin(t)
        t:piece(3, "settlement", 0, 0, "N")
        t:piece(4, "city", 0, 0, "S")
        local before = in_bank()
        t:roll(total, { event = "politics" })
        t:equal(in_bank(), before, "total " .. total)
    end
end)

hex.test("X-2-60 X-2-67 the Deserter removes the weakest neutral knight", function(t)
    begin(t)
    local strong = t:figure(1, "ash_knight", 0, 0, "NE")
    t:figure(1, "ash_knight", 0, 0, "S")
    t:set("ash_rank", strong, 2)
    t:piece(1, "road", 2, 0, "NE")
    t:piece(4, "road", -2, 0, "NE")
    t:card(1, "deserter")
    roll_twice(t)
    t:act(1, "play_deserter")
    if t:legal(1, "choose_way") > 0 then t:act(1, "choose_way", 2) end
    if t:legal(1, "choose_deserted_colour") > 0 then t:act(1, "choose_deserted_colour", 3) end
    t:act(1, "choose_deserter_place", { 2, 0, "N" })
    t:equal(neutral(t), 1)
    t:equal(t:ask(function(game)
        return { game:get("ash_rank", game:figures "ash_knight"[1]), #game:figures("knight", 1) }
    end), { 2, 1 })
    t:equal(t:legal(1, "end_turn"), 1, "who joins has not been built, and is not answered")
    t:give(1, { ore = 2, wool = 2 })
    t:act(1, "build_knight", { 2, 0, "NE" })
    t:equal(t:legal(1, "choose_neutral_knight_site"), 2, "the next one is answered again")
end)

hex.test("X-2-61 a knight goes back for as many tokens as its rank", function(t)
    for rank = 1, 3 do
        begin(t)
        local knight = t:figure(1, "knight", 0, 0, "N")
        t:figure(1, "knight", 0, 0, "S")
        t:set("rank", knight, rank)
        local before = t:get("trade_tokens", 1)
        roll_twice(t)
        t:act(1, "do_return_knight", knight)
        t:equal(t:get("trade_tokens", 1), before + rank)
        t:equal(t:legal(1, "do_return_knight"), 0)
    end
end)

hex.test("X-2-61 a forced trade in commodities costs twice as much", function(t)
    begin(t)
    t:give(1, { ore = 4, paper = 1 })
    t:give(2, { coin = 2, wool = 2 })
    roll_twice(t)
    t:act(1, "do_force_trade", 2)
    t:equal({ t:goods(1, "wool"), t:get("trade_tokens", 1) }, { 2, 4 })
    t:refused(1, "give", { ore = 1, paper = 1 })
    t:act(1, "give", { ore = 2 })
    t:act(1, "do_force_trade_in_commodities", 2)
    t:equal({ t:goods(1, "coin"), t:get("trade_tokens", 1) }, { 2, 2 })
    t:refused(1, "give", { ore = 2 })
    t:act(1, "give", { coin = 1, paper = 1 })
    t:equal({ t:goods(1, "coin"), t:goods(1, "paper") }, { 1, 0 })
end)

hex.test("X-2-25 X-2-61 a hand without such cards turns out to be none to trade with", function(t)
    for draws, other in pairs { force_trade = "cloth", force_trade_in_commodities = "wool" } do
        t:game { players = 2, scenario = "cities_knights", mods = { "two_players" },
            options = { ["tb.twoTokenActions"] = "one" } }
        local own = { cloth = "paper", wool = "ore" }
        t:give(1, { ore = 2, paper = 2 })
        t:give(2, { [other] = 3 })
        roll_twice(t)
        t:act(1, "do_" .. draws, 2)
        t:equal({ t:goods(1), t:goods(2), t:get("trade_tokens", 1) }, { 4, 3, 5 })
        t:refused(1, "do_" .. draws, 2)
        local draws_other = other == "wool" and "force_trade" or "force_trade_in_commodities"
        t:act(1, "do_" .. draws_other, 2)
        t:act(1, "give", { [own[other]] = 2 })
        t:equal({ t:goods(1, other), t:goods(2, own[other]) }, { 2, 2 })
        t:refused(1, "do_" .. draws_other, 2, "used_up")
    end
end)

hex.test("X-2-26 X-2-61 who has no card could not give two back", function(t)
    begin(t)
    t:give(2, { cloth = 2, wool = 1 })
    roll_twice(t)
    t:refused(1, "do_force_trade", 2, "not_allowed")
    t:give(1, { ore = 1 })
    t:act(1, "do_force_trade", 2)
    t:act(1, "give", { ore = 1, wool = 1 })
    t:equal({ t:goods(1), t:goods(2) }, { 0, 4 })
end)

hex.test("X-2-61 the Alchemist works before the first of the two rolls only", function(t)
    begin(t)
    t:card(1, "alchemist", 2)
    t:equal(t:legal(1, "play_alchemist"), 1)
    t:roll(4, { event = "politics" })
    t:equal(t:legal(1, "play_alchemist"), 0)
end)

-- The barbarians come while nobody defends the island.
hex.test("X-2-9 X-2-33 a city that becomes a settlement again has not been built", function(t)
    begin(t)
    t:piece(3, "road", 1, -1, "SE")
    t:piece(3, "road", 0, 0, "NE")
    t:piece(1, "city", -2, 0, "NW")
    t:set("barbarian_ship", 6)
    local before = t:get("trade_tokens", 1)
    t:roll(4, { event = "ship" })
    t:act(1, "choose_lost_city", { -2, 0, "NW" })
    t:equal({ t:at(-2, 0, "NW") }, { "settlement", 1 })
    t:equal(t:get("trade_tokens", 1), before)
    t:equal(t:legal(1, "roll"), 1, "no colour is asked for")
end)

hex.test("X-2-60 X-2-61 whole games", function(t)
    t:game { players = 2, scenario = "cities_knights", setup = true, seed = 3 }
    t:play(900)
end)

hex.test("X-2-9 X-2-33 K-129 a city that becomes a settlement again has not been built", function(t)
    begin(t)
    t:piece(3, "road", 0, 0, "NE")
    t:piece(3, "road", 0, 0, "E")
    t:piece(1, "city", 0, -2, "N")
    t:set("barbarian_ship", 6)
    local tokens = t:get("trade_tokens", 1)
    t:roll(4, { event = "ship" })
    t:act(1, "choose_lost_city", { 0, -2, "N" })
    t:equal({ t:get("trade_tokens", 1), t:legal(1), t:legal(1, "roll") },
        { tokens, t:legal(1, "roll") + t:legal(1, "do_send_robber_home"), 1 })
end)

hex.test("K-298 X-2-27 no token moves the robber while he sleeps", function(t)
    begin(t)
    t:tile(0, 0, "hills", 5)
    t:pawn("robber", 0, 0)
    roll_twice(t)
    t:refused(1, "do_send_robber_home", "The robber does not move until the barbarians have "
        .. "landed.")
    t:set("robber_awake", 1, 1)
    t:equal(t:legal(1, "do_send_robber_home"), 1)
end)

hex.test("X-E-58 in the turn of an Alchemist neither roll draws an event card", function(t)
    for seed = 1, 12 do
        t:game { players = 2, scenario = "cities_knights", mods = { "event_cards" }, seed = seed }
        local function cards() return t:ask(function(game) return game:deck "events" end) end
        local function total() return t:ask(function(game) return game:total() end) end
        t:card(1, "alchemist")
        local before = cards()
        t:act(1, "play_alchemist")
        t:act(1, "choose_shown", 3)
        t:act(1, "choose_shown_yellow", 4 - seed % 2)
        t:act(1, "roll")
        local first = total()
        t:play(1)
        while t:ask(function(game) return game:phase() end) == "roll" do t:play(1) end
        t:equal({ first, cards(), total() ~= first }, { 7 - seed % 2, before, true })
    end
end)

hex.test("X-2-60 K-240 K-163 a neutral knight holds its road against the Diplomat", function(t)
    -- How many roads are open: one of an opponent, and those of a neutral colour with this knight.
    local function open_roads(roads, knight)
        begin(t)
        t:piece(2, "road", -2, 0, "NE")
        for _, side in ipairs(roads) do t:piece(3, "road", 0, 0, side) end
        if knight then t:figure(1, "ash_knight", 0, 0, knight) end
        t:card(1, "diplomat")
        roll_twice(t)
        t:act(1, "play_diplomat")
        return t:legal(1, "choose_open_road")
    end
    local chain = { "NE", "E", "SE" }
    t:equal({ open_roads(chain), open_roads(chain, "N"), open_roads(chain, "NE") }, { 3, 2, 3 })
    t:equal({ open_roads { "NE" }, open_roads({ "NE" }, "N") }, { 2, 1 })
end)

hex.test("X-2-60 no neutral knight comes to a corner where something stands", function(t)
    for _, what in ipairs { "knight", "settlement" } do
        begin(t)
        t:give(1, { ore = 1, wool = 1 })
        if what == "knight" then t:figure(2, what, 2, 0, "N") else t:piece(2, what, 2, 0, "N") end
        t:piece(1, "road", 0, 0, "NE")
        t:piece(3, "road", 2, 0, "NE")
        roll_twice(t)
        t:act(1, "build_knight", { 0, 0, "N" })
        t:refused(1, "choose_neutral_knight_site", { 2, 0, "N" })
        t:act(1, "choose_neutral_knight_site", { 2, 0, "NE" })
    end
end)

hex.test("X-T-5 X-E-58 the roll beside that of an Alchemist is no 2 and no 12 either", function(t)
    for number = 1, 6, 5 do
        t:game { players = 2, scenario = "traders", mods = { "cities_knights", "event_cards" } }
        t:card(1, "alchemist")
        t:act(1, "play_alchemist")
        t:act(1, "choose_shown", 3)
        t:act(1, "choose_shown_yellow", 2)
        t:next { number, number, 4, 4 }
        t:act(1, "roll")
        t:act(1, "roll")
        t:equal(t:ask(function(game) return game:total() end), 8)
    end
end)

hex.test("X-2-60 K-158 a neutral knight stops roads, but not those of its colour", function(t)
    -- Where a neutral road may follow, and who holds the longest road, with this knight between.
    local function roads_with(knight)
        begin(t)
        t:piece(1, "settlement", 2, 0, "N")
        for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(3, "road", 0, 0, side) end
        if knight then t:figure(1, knight, 0, 0, "SE") end
        t:give(1, { brick = 1, lumber = 1 })
        roll_twice(t)
        t:act(1, "build_road", { 2, 0, "NE" })
        t:act(1, "choose_road_colour", 3)
        return { t:legal(1, "place_road"), t:ask(function(game)
            return game:holder "longest_road" or 0
        end) }
    end
    t:equal({ roads_with(), roads_with "ash_knight", roads_with "birch_knight" },
        { { 7, 3 }, { 7, 3 }, { 6, 0 } })
end)

hex.test("X-2-60 X-2-10 where no colour can have a knight it has a road", function(t)
    begin(t)
    t:give(1, { ore = 1, wool = 1 })
    t:piece(1, "road", 0, 0, "NE")
    t:piece(3, "settlement", 2, 0, "NE")
    roll_twice(t)
    t:act(1, "build_knight", { 0, 0, "N" })
    if t:legal(1, "choose_road_colour") > 0 then t:act(1, "choose_road_colour", 3) end
    t:act(1, "place_road", { 2, 0, "E" })
    t:equal({ neutral(t), t:legal(1, "end_turn") }, { 0, 1 })
end)

hex.test("X-2-68 free roads are answered, one that the Diplomat moves is not", function(t)
    begin(t)
    t:card(1, "road_building")
    t:card(1, "diplomat")
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    t:piece(3, "settlement", 2, 0, "NE")
    roll_twice(t)
    t:act(1, "play_diplomat")
    t:act(1, "choose_open_road", { 0, 0, "NE" })
    t:act(1, "choose_new_road", { 0, 0, "NW" })
    t:equal(t:legal(1, "end_turn"), 1)
    t:act(1, "play_road_building")
    t:act(1, "place_road", { 0, 0, "NE" })
    if t:legal(1, "choose_road_colour") > 0 then t:act(1, "choose_road_colour", 3) end
    t:act(1, "place_road", { 2, 0, "E" })
    t:act(1, "decline")
    t:equal(t:ask(function(game) return game:pieces(3, "road") end), 1)
end)

hex.test("X-2-65 X-2-66 a neutral knight is displaced along the roads of its colour", function(t)
    for _, roads in ipairs { 1, 0 } do
        begin(t)
        local own = t:figure(1, "knight", 0, 0, "N")
        t:set("rank", own, 2)
        t:set("active", own, 1)
        t:set("ready", own, 1)
        local other = t:figure(1, "ash_knight", 0, 0, "NE")
        t:piece(1, "road", 0, 0, "NE")
        if roads > 0 then t:piece(3, "road", 0, 0, "E") end
        roll_twice(t)
        t:act(1, "do_displace_neutral", own)
        if t:legal(1, "choose_neutral_displaced") > 0 then
            t:act(1, "choose_neutral_displaced", other)
        end
        if roads > 0 then t:act(1, "choose_neutral_refuge", { 0, 0, "SE" }) end
        t:equal({ neutral(t), t:get("active", own) }, { roads, 0 })
        t:equal(t:ask(function(game)
            return game:place_of(own) == game:corner(game:tile(0, 0), 2)
        end), true)
    end
    begin(t)
    local own = t:figure(1, "knight", 0, 0, "N")
    t:set("active", own, 1)
    t:set("ready", own, 1)
    t:figure(1, "ash_knight", 0, 0, "NE")
    t:piece(1, "road", 0, 0, "NE")
    roll_twice(t)
    t:refused(1, "do_displace_neutral")
end)

hex.test("X-2-65 Intrigue reaches neutral knights beside own roads", function(t)
    begin(t)
    t:figure(1, "ash_knight", 0, 0, "NE")
    t:piece(1, "road", 0, 0, "NE")
    t:card(1, "intrigue")
    roll_twice(t)
    t:act(1, "play_intrigue")
    if t:legal(1, "choose_way") > 0 then t:act(1, "choose_way", 2) end
    if t:legal(1, "choose_neutral_intrigued") > 0 then t:play(1) end
    t:equal({ neutral(t), t:legal(1, "end_turn") }, { 0, 1 })
end)

hex.test("X-2-64 X-2-69 X-2-70 cities, walls, activating, improving: no answer", function(t)
    begin(t)
    local before = t:get("trade_tokens", 1)
    t:piece(1, "city", 0, -2, "N")
    t:equal(t:get("trade_tokens", 1), before, "X-2-70")
    t:figure(1, "knight", 0, 0, "N")
    t:piece(3, "road", 2, 0, "E")
    t:give(1, { grain = 1, brick = 2, coin = 1 })
    roll_twice(t)
    t:act(1, "do_activate", t:ask(function(game) return game:figures("knight", 1)[1] end))
    t:act(1, "build_wall", { 0, -2, "N" })
    t:act(1, "advance_politics")
    t:equal({ neutral(t), t:legal(1, "end_turn") }, { 0, 1 })
end)

hex.test("X-2-71 X-2-7 each of the two rolls has its event die", function(t)
    local differ = 0
    for seed = 1, 12 do
        t:game { players = 2, scenario = "cities_knights", seed = seed }
        local function face() return t:ask(function(game) return game:face "event" end) end
        t:act(1, "roll")
        local first = face()
        t:act(1, "roll")
        if face() ~= first then differ = differ + 1 end
    end
    t:equal(differ > 0, true)
end)
