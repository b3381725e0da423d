-- Drawing, holding and playing progress cards.
local function begin(t, fields)
    fields = fields or {}
    fields.players, fields.scenario = fields.players or 3, "cities_knights"
    t:game(fields)
end
local function main(t) t:roll(2, { event = "trade" }) end
local function held(t, seat) return t:ask(function(game) return game:cards_held(seat) end) end
local function deck(t, name) return t:ask(function(game) return game:deck(name) end) end

hex.test("K-183 K-184 K-231 K-285 cards with a point lie open at once, in any turn", function(t)
    for card, stack in pairs { constitution = "politics", printer = "science" } do
        begin(t)
        t:set(stack, 2, 1)
        t:card(2, "smith", 2)
        t:card(2, "mining", 2)
        t:top(card)
        t:roll(3, { event = stack, red = 1 })
        t:act(2, "choose_way", 1)
        t:equal({ t:points(2), held(t, 2) }, { 1, 4 })
        t:equal(t:legal(2), 0)
        t:equal(t:ask(function(game) return game:open_cards(2, card) end), 1)
    end
end)

hex.test("K-186 a fifth card in another's turn is put away at once, under its pile", function(t)
    begin(t)
    t:set("science", 2, 1)
    t:card(2, "smith", 2)
    t:card(2, "bishop", 2)
    t:top "crane"
    t:roll(3, { event = "science", red = 1 })
    t:act(2, "choose_way", 1)
    local pile = deck(t, "politics")
    t:equal(t:legal(1), 0)
    t:act(2, "choose_card", "bishop")
    t:equal({ held(t, 2), deck(t, "politics") }, { 4, pile + 1 })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("K-187 in the own turn one goes on with five and plays one", function(t)
    begin(t)
    t:set("science", 1, 1)
    t:card(1, "bishop", 2)
    t:card(1, "warlord", 2)
    t:figure(1, "knight", 0, 0, "N")
    t:cards("science", { "alchemist" })
    t:roll(3, { event = "science", red = 1 })
    t:act(1, "choose_way", 1)
    t:equal(held(t, 1), 5)
    t:act(1, "play_warlord")
    t:act(1, "end_turn")
    t:equal({ held(t, 1), t:ask(function(game) return game:active() end) }, { 4, 2 })
end)

hex.test("K-188 in another's turn nothing is played", function(t)
    begin(t)
    t:card(2, "warlord")
    t:figure(2, "knight", 0, 0, "N")
    main(t)
    t:refused(2, "play_warlord")
end)

hex.test("K-190 a card may be played in the turn it was drawn", function(t)
    begin(t)
    t:set("politics", 1, 1)
    t:figure(1, "knight", 0, 0, "N")
    t:top "warlord"
    t:roll(3, { event = "politics", red = 1 })
    t:act(1, "play_warlord")
    t:equal(t:get("defence", 1), 1)
end)

hex.test("K-191 the robber takes no progress card, and they are in no trade", function(t)
    begin(t)
    t:set("robber_awake", 1, 1)
    t:card(2, "smith", 2)
    t:piece(2, "settlement", 0, 0, "N")
    t:roll(7, { event = "trade" })
    t:act(1, "move_robber", { 0, 0 })
    t:equal({ held(t, 2), held(t, 1), t:legal(1, "end_turn") }, { 2, 0, 1 })
end)

hex.test("K-192 a played card lies under its pile", function(t)
    begin(t)
    t:card(1, "warlord")
    t:figure(1, "knight", 0, 0, "N")
    main(t)
    local pile = deck(t, "politics")
    t:act(1, "play_warlord")
    t:equal(deck(t, "politics"), pile + 1)
    -- All others are drawn before it comes again.
    t:set("politics", 2, 5)
    t:card(3, "spy", 3)
    t:card(3, "warlord")
    t:equal(t:ask(function(game) return game:cards(3, "warlord") end), 1)
end)

local function empty(t, cards)
    for card, copies in pairs(cards) do t:card(1, card, copies) end
end
hex.test("K-193 from an empty pile nothing is drawn", function(t)
    begin(t)
    t:set("trade", 2, 5)
    empty(t, { commercial_harbor = 2, master_merchant = 2, merchant = 6, merchant_fleet = 2,
        resource_monopoly = 4, trade_monopoly = 2 })
    t:roll(3, { event = "trade", red = 1 })
    t:equal({ held(t, 2), t:legal(1, "end_turn") }, { 0, 1 })
end)

hex.test("K-193 with a free choice an empty pile is not offered", function(t)
    begin(t)
    empty(t, { commercial_harbor = 2, master_merchant = 2, merchant = 6, merchant_fleet = 2,
        resource_monopoly = 4, trade_monopoly = 2 })
    t:set("barbarian_ship", 6)
    for seat, at in pairs { "N", "S" } do
        local knight = t:figure(seat, "knight", 0, 0, at)
        t:set("active", knight, 1)
    end
    t:roll(2, { event = "ship" })
    t:equal(t:legal(1, "choose_way"), 2)
    t:refused(1, "choose_way", 1)
    t:act(1, "choose_way", 2)
end)

hex.test("K-194 who holds four may leave the fifth", function(t)
    begin(t)
    t:set("science", 2, 1)
    t:card(2, "smith", 2)
    t:card(2, "bishop", 2)
    t:roll(3, { event = "science", red = 1 })
    t:act(2, "choose_way", 2)
    t:equal({ held(t, 2), t:legal(1, "end_turn") }, { 4, 1 })
end)

hex.test("K-195 a card that would do nothing is not played", function(t)
    begin(t)
    for _, card in ipairs {
        "warlord", "smith", "irrigation", "mining", "merchant", "resource_monopoly", "wedding",
        "saboteur", "crane",
    } do
        t:card(1, card)
    end
    main(t)
    t:equal(t:legal(1), t:legal(1, "end_turn"))
end)

hex.test("K-195 with ck.allowNoEffectPlay it is, but for those that rules forbid", function(t)
    begin(t, { options = { ck_allow_no_effect_play = true } })
    t:card(1, "warlord")
    t:card(1, "mining")
    t:card(1, "wedding")
    for _, card in ipairs {
        "bishop", "deserter", "diplomat", "intrigue", "spy", "engineer", "master_merchant",
    } do
        t:card(1, card)
    end
    main(t)
    t:act(1, "play_warlord")
    t:act(1, "play_mining")
    t:act(1, "play_wedding")
    t:equal(held(t, 1), 7)
    for _, card in ipairs {
        "bishop", "deserter", "diplomat", "intrigue", "spy", "engineer", "master_merchant",
    } do
        t:refused(1, "play_" .. card)
    end
end)

hex.test("K-196 nothing is put away without need", function(t)
    begin(t)
    t:card(1, "alchemist", 2)
    t:card(1, "bishop", 2)
    main(t)
    t:equal(t:legal(1, "choose_card"), 0)
    t:act(1, "end_turn")
    t:equal(held(t, 1), 4)
end)

hex.test("K-293 K-294 all points are public", function(t)
    begin(t)
    t:set("politics", 1, 1)
    t:top "constitution"
    t:roll(3, { event = "politics", red = 1 })
    t:set("merchant", 1, 1)
    t:set("defender", 1, 2)
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "city", 0, 0, "S")
    t:equal(t:ask(function(game) return { game:points(1), game:hidden_points(1) } end), { 7, 7 })
end)
