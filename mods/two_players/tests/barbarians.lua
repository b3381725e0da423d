-- The game for two beside Barbarian Attack (X-2-49 to X-2-56).
local function begin(t, fields)
    fields = fields or {}
    fields.players, fields.scenario = 2, "barbarian_attack"
    t:game(fields)
end
local function roll_twice(t) t:roll(4) t:roll(9) end
local function foreign(t)
    return t:ask(function(game) return game:figures "foreign_knight"[1] end)
end
local function barbarians(t, q, r, number)
    for _ = 1, number do t:figure(1, "barbarian", q, r) end
end

hex.test("X-2-49 with the first knight a foreign one comes to the castle", function(t)
    begin(t)
    t:give(1, { grain = 2, ore = 2, wool = 2 })
    roll_twice(t)
    t:top "knighthood"
    t:act(1, "do_order")
    t:act(1, "choose_castle_path", { -2, 2, "NE" })
    t:refused(1, "choose_castle_path", { -2, 2, "NE" })
    t:act(1, "choose_castle_path", { -2, 2, "E" })
    t:equal(foreign(t) ~= nil, true)
    t:top "knighthood"
    t:act(1, "do_order")
    t:refused(1, "choose_castle_path", { -2, 2, "E" })
    t:act(1, "choose_castle_path", { -2, 2, "W" })
    t:equal(t:ask(function(game) return #game:figures "foreign_knight" end), 1)
end)

hex.test("X-2-50 each player marches with it, after the own knights", function(t)
    begin(t)
    local knight = t:figure(1, "foreign_knight", 0, 0, "NE")
    t:figure(1, "knight", 0, 0, "E")
    roll_twice(t)
    t:equal(t:legal(1, "travel_foreign_knight"), 0, "nobody marches before trade and building end")
    t:act(1, "end_turn")
    t:equal(t:legal(1, "travel_foreign_knight"), 0, "the own knights march first")
    t:act(1, "end_turn")
    t:refused(1, "travel_foreign_knight", knight, { 0, 0, "E" }, "not_allowed")
    t:refused(1, "travel_foreign_knight", knight, { 0, 2, "SW" }, "too_far")
    t:act(1, "travel_foreign_knight", knight, { 0, 0, "SE" })
    t:act(1, "end_turn")
    roll_twice(t)
    t:act(2, "end_turn")
    t:act(2, "travel_foreign_knight", knight, { -1, 1, "E" })
    t:equal(t:get("foreign_march", knight), 2)
    t:refused(2, "travel_foreign_knight", knight, { 0, 0, "NE" }, "too_far")
    t:act(2, "end_turn")
    roll_twice(t)
    t:act(1, "end_turn")
    t:act(1, "end_turn")
    t:act(1, "travel_foreign_knight", knight, { -1, 1, "W" })
    t:act(1, "end_turn")
    roll_twice(t)
    t:act(2, "end_turn")
    t:refused(2, "travel_foreign_knight", knight, { -2, 2, "NE" }, "forbidden")
end)

hex.test("X-2-50 where one knight stands no other does, wherever they have marched", function(t)
    for seed = 1, 3 do
        begin(t, { setup = true, seed = 7 * seed + 2 })
        for _ = 1, 100 do
            t:play(6)
            t:equal(t:ask(function(game)
                local found = game:figures "foreign_knight"[1]
                return found and #game:figures_at("edge", game:place_of(found), "knight") or 0
            end), 0)
        end
    end
end)

-- Knights around a tile, and what the die of the losses shows, before the battles.
local function fight(t, count, own, numbers)
    barbarians(t, 2, 0, count)
    t:figure(1, "foreign_knight", 2, 0, "NE")
    for _, knight in ipairs(own) do t:figure(knight[1], "knight", 2, 0, knight[2]) end
    roll_twice(t)
    t:act(1, "end_turn")
    if t:ask(function(game) return game:phase() end) == "march" then t:act(1, "end_turn") end
    t:next(numbers)
    t:act(1, "end_turn")
end

hex.test("X-2-51 X-2-52 it is never lost, and its prisoner leaves the game", function(t)
    begin(t)
    fight(t, 2, { { 1, "E" }, { 1, "SE" } }, { 1 })
    t:equal(foreign(t) ~= nil, true)
    t:equal({ t:get("prisoners", 1), t:get("prisoners", 2) }, { 1, 0 })
    t:equal(t:get("barbarians_here", { 2, 0 }), 0)
end)

hex.test("X-2-53 the neutral settlement that follows causes a landing, too", function(t)
    begin(t)
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:piece(1, "road", 0, 0, "NE")
    t:piece(3, "road", 2, 0, "E")
    roll_twice(t)
    local before = t:ask(function(game) return game:figures_left "barbarian" end)
    t:next { 1, 2, 1, 3, 2, 2, 3, 3, 3, 5, 4, 5 }
    t:act(1, "build_settlement", { 0, 0, "N" })
    t:act(1, "choose_settlement_colour", 3)
    t:act(1, "place_settlement", { 2, 0, "NE" })
    t:equal(before - t:ask(function(game) return game:figures_left "barbarian" end), 6)
end)

hex.test("X-2-54 a token sends a barbarian to another tile of the coast", function(t)
    begin(t)
    t:act(1, "do_send_barbarian", { 0, 2 })
    t:refused(1, "choose_tile_for_barbarian", { 0, 2 })
    t:act(1, "choose_tile_for_barbarian", { 2, 0 })
    t:equal({ t:get("barbarians_here", { 2, 0 }), t:get("trade_tokens", 1) }, { 1, 4 })
end)

hex.test("X-2-28 X-2-54 with the option once in a turn", function(t)
    begin(t, { options = { ["tb.twoTokenActions"] = "one" } })
    t:act(1, "do_send_barbarian", { 0, 2 })
    t:act(1, "choose_tile_for_barbarian", { 2, 0 })
    t:refused(1, "do_send_barbarian", { -2, 0 }, "used_up")
end)

hex.test("X-2-50 where nobody has a knight the turn goes on without a march", function(t)
    begin(t)
    roll_twice(t)
    t:act(1, "end_turn")
    t:equal(t:legal(2, "roll"), 1)
end)

hex.test("X-2-55 a lost knight is worth 2 gold and a token", function(t)
    begin(t)
    barbarians(t, 2, 0, 1)
    t:figure(1, "knight", 2, 0, "NE")
    t:act(1, "choose_castle_path", { -2, 2, "W" })
    t:figure(1, "knight", 2, 0, "E")
    local before = t:get("trade_tokens", 1)
    roll_twice(t)
    t:act(1, "end_turn")
    t:act(1, "end_turn")
    t:next { 1 }
    t:act(1, "end_turn")
    if t:ask(function(game) return game:phase() end) == "foreign_march" then
        t:act(1, "end_turn")
    end
    t:equal({ t:goods(1, "gold"), t:get("trade_tokens", 1) }, { 2, before + 1 })
end)

hex.test("X-2-56 where they roll for a prisoner the foreign knight always has a 3", function(t)
    for number, won in pairs { [2] = 0, [4] = 1 } do
        begin(t)
        fight(t, 1, { { 1, "E" } }, { number, 3 })
        t:equal(t:get("prisoners", 1), won)
    end
end)

hex.test("X-2-49 to X-2-56 whole games", function(t)
    begin(t, { setup = true, seed = 3 })
    t:play(900)
end)
