-- Trade tokens and what they buy (X-2-2, X-2-20 to X-2-37).
local function begin(t, options)
    t:game { players = 2, scenario = "two_players", seed = 3, options = options }
end
local function roll_twice(t) t:roll(12) t:roll(11) end
local function tokens(t, seat) return t:get("trade_tokens", seat) end

hex.test("X-2-2 five tokens each", function(t)
    begin(t)
    t:equal({ tokens(t, 1), tokens(t, 2) }, { 5, 5 })
end)

hex.test("X-2-21 X-2-23 X-2-24 case 13: a forced trade with one card", function(t)
    begin(t)
    t:piece(1, "city", 0, -1, "N")
    t:piece(2, "city", 1, 1, "N")
    t:give(1, { ore = 2 })
    t:give(2, { wool = 1 })
    roll_twice(t)
    local before = tokens(t, 1)
    t:act(1, "do_force_trade", 2)
    t:equal(tokens(t, 1), before - 1)
    t:equal(t:goods(1, "wool"), 1)
    t:act(1, "give", { ore = 2 })
    t:equal({ t:goods(1), t:goods(2, "ore") }, { 1, 2 })
end)

hex.test("X-2-23 X-2-26 two cards, and those drawn may be given back", function(t)
    begin(t)
    t:give(2, { wool = 5 })
    roll_twice(t)
    t:act(1, "do_force_trade", 2)
    t:equal({ t:goods(1, "wool"), t:goods(2, "wool") }, { 2, 3 })
    t:act(1, "give", { wool = 2 })
    t:equal({ t:goods(1), t:goods(2, "wool") }, { 0, 5 })
end)

hex.test("X-2-20 X-2-25 X-2-26 who is ahead pays two, and an empty hand is left alone", function(t)
    begin(t)
    t:piece(1, "city", 2, 0, "N")
    roll_twice(t)
    t:refused(1, "do_force_trade")
    t:give(2, { wool = 1 })
    t:refused(1, "do_force_trade")
    t:give(2, { wool = 1 })
    local before = tokens(t, 1)
    t:act(1, "do_force_trade", 2)
    t:equal(tokens(t, 1), before - 2)
    t:act(1, "give", { wool = 2 })
    t:set("trade_tokens", 1, 1)
    t:refused(1, "do_force_trade", 2, "too_little")
    t:piece(2, "city", 1, 1, "N")
    t:piece(2, "city", -1, 1, "N")
    t:act(1, "do_force_trade", 2)
    t:equal(tokens(t, 1), 0, "X-2-20 who is behind pays one")
    t:act(1, "give", { wool = 2 })
    t:refused(1, "do_force_trade", 2, "too_little")
end)

hex.test("X-2-22 hidden points are not compared", function(t)
    begin(t)
    t:card(1, "chapel")
    t:give(2, { wool = 2 })
    roll_twice(t)
    t:act(1, "do_force_trade", 2)
    t:equal(tokens(t, 1), 4)
end)

hex.test("X-2-27 X-2-28 the robber goes to the desert, also before the rolls", function(t)
    begin(t, { ["tb.twoTokenActions"] = "one", desert_position = "centre" })
    t:pawn("robber", 1, 0)
    t:give(2, { ore = 4 })
    t:piece(2, "settlement", 0, 0, "N")
    t:act(1, "do_send_robber_home")
    t:equal(t:ask(function(game) return game:terrain(game:pawn "robber") end), "desert")
    t:equal({ tokens(t, 1), t:goods(2) }, { 4, 4 })
    t:pawn("robber", 1, 0)
    t:refused(1, "do_send_robber_home", "used_up")
end)

hex.test("X-2-28 any number of actions, trades only after both rolls", function(t)
    begin(t)
    t:give(2, { wool = 6 })
    t:refused(1, "do_force_trade", 2, "not_now")
    t:roll(12)
    t:refused(1, "do_force_trade", 2, "not_now")
    t:roll(11)
    for _ = 1, 3 do
        t:act(1, "do_force_trade", 2)
        t:act(1, "give", { wool = 2 })
    end
    t:equal(tokens(t, 1), 2)
end)

hex.test("X-2-29 X-2-36 spent tokens are there for others again", function(t)
    begin(t)
    t:set("trade_tokens", 1, 15)
    t:piece(2, "settlement", -2, 2, "SW")
    t:equal(tokens(t, 2), 5, "the supply is empty")
    t:give(2, { wool = 2 })
    roll_twice(t)
    t:act(1, "do_force_trade", 2)
    t:act(1, "give", { wool = 2 })
    t:piece(2, "settlement", 0, 2, "SE")
    t:equal(tokens(t, 2), 6)
end)

hex.test("X-2-30 a knight for two tokens, once in a turn", function(t)
    begin(t)
    t:card(1, "knight", 2)
    t:piece(2, "settlement", 2, 0, "S")
    t:refused(1, "do_sell_knight")
    for turn = 1, 3 do
        if turn ~= 2 then
            t:act(1, "play_knight")
            t:play(1)
        end
        roll_twice(t)
        if turn < 3 then t:act(turn, "end_turn") end
    end
    t:act(1, "do_sell_knight")
    t:equal(tokens(t, 1), 7)
    t:equal(t:get("knights", 1), 1)
    t:refused(1, "do_sell_knight", "used_up")
end)

hex.test("X-2-31 who sells too many knights loses the Largest Army", function(t)
    begin(t)
    t:set("knights", 1, 3)
    t:equal(t:ask(function(game) return game:holder "largest_army" end), 1)
    t:set("knights", 2, 2)
    t:card(1, "knight")
    t:pawn("robber", 0, 0)
    t:act(1, "play_knight")
    t:act(1, "move_robber", { 2, 0 })
    t:set("knights", 2, 3)
    roll_twice(t)
    t:act(1, "do_sell_knight")
    t:equal(t:get("knights", 1), 3)
    t:equal(t:ask(function(game) return game:holder "largest_army" end), nil)
    t:set("knights", 2, 4)
    t:equal(t:ask(function(game) return game:holder "largest_army" end), 2)
end)

hex.test("X-2-32 X-2-33 X-2-34 case 14: settlements earn tokens", function(t)
    begin(t)
    t:tile(0, -2, "desert")
    t:tile(0, 0, "forest", 5)
    t:piece(1, "settlement", 0, -2, "N")
    t:equal(tokens(t, 1), 8)
    t:piece(2, "settlement", 0, 2, "S")
    t:equal(tokens(t, 2), 6)
    t:piece(1, "settlement", 0, -2, "SE")
    t:equal(tokens(t, 1), 10)
    t:piece(2, "settlement", 0, 0, "S")
    t:equal(tokens(t, 2), 6, "neither")
end)

hex.test("X-2-32 X-2-33 two deserts count once, and so does the sea between islands", function(t)
    begin(t)
    t:tile(0, 0, "desert")
    t:tile(0, -1, "desert")
    t:tile(1, -1, "forest", 5)
    t:piece(1, "settlement", 0, 0, "N")
    t:equal(tokens(t, 1), 7)
    t:game { players = 2, scenario = "seafarers:new_shores" }
    t:tile(3, 3, "forest", 5)
    t:tile(2, 3, "sea")
    t:tile(2, 4, "pasture", 9)
    t:piece(1, "settlement", 3, 3, "SW")
    t:equal(tokens(t, 1), 6)
end)

hex.test("X-2-35 settlements of the set-up earn tokens, too", function(t)
    local most = 0
    for seed = 1, 6 do
        t:game { players = 2, scenario = "two_players", setup = true, seed = seed }
        local due = t:ask(function(game)
            local sum = 0
            for seat = 1, 2 do
                for _, corner in ipairs(game:places(seat, "settlement")) do
                    local tiles = game:tiles_of(corner)
                    if #tiles < 3 then sum = sum + 1 end
                    for _, tile in ipairs(tiles) do
                        if game:terrain(tile) == "desert" then sum = sum + 2 end
                    end
                end
            end
            return sum
        end)
        t:equal(tokens(t, 1) + tokens(t, 2), 10 + due)
        most = math.max(most, due)
    end
    t:equal(most > 0, true)
end)

hex.test("X-2-37 the two players may trade", function(t)
    begin(t)
    t:give(1, { ore = 1 })
    t:give(2, { wool = 1 })
    roll_twice(t)
    t:act(1, "offer_trade", { ore = 1 }, { wool = 1 }, { 2 })
    t:act(2, "accept_trade", 1)
    t:act(1, "confirm_trade", 2)
    t:equal({ t:goods(1, "wool"), t:goods(2, "ore") }, { 1, 1 })
end)
