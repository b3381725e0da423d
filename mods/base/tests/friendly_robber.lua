-- The Friendly Robber (X-FR-1 to X-FR-13).
local function begin(t, most, more)
    local options = { friendly_robber = most }
    t:game { players = 4, seed = 1, options = options, mods = more }
    t:tile(0, 0, "desert")
    t:tile(2, 0, "forest", 5)
    t:pawn("robber", 2, 0)
end
local function robber(t, q, r)
    return t:ask(function(game) return game:pawn "robber" == game:tile(q, r) end)
end
-- Settlements at every tile, of the seats 2 to 4, nobody with more than three.
local everywhere = { { 0, -1, "N" }, { 2, -1, "N" }, { -1, -1, "S" }, { 1, 0, "N" },
    { 0, 0, "S" }, { 2, 0, "S" }, { -2, 1, "S" }, { -1, 2, "NE" } }
local function guard_all(t)
    for at, place in ipairs(everywhere) do
        t:piece(2 + at % 3, "settlement", place[1], place[2], place[3])
    end
end

hex.test("X-FR-1 X-FR-2 X-FR-3 X-FR-10 the robber spares who has two points or less", function(t)
    begin(t, 2)
    t:piece(2, "settlement", 0, -1, "N")
    t:piece(2, "settlement", 0, 2, "S")
    t:roll(7)
    t:refused(1, "move_robber", { 0, -1 }, "spared")
    t:refused(1, "move_robber", { 1, -2 }, "spared")
    t:refused(1, "move_robber", { 0, 2 }, "spared")
    begin(t, 2)
    t:piece(2, "settlement", 0, -1, "N")
    t:piece(2, "city", 0, 2, "S")
    t:roll(7)
    t:act(1, "move_robber", { 0, -1 })
end)

hex.test("X-FR-2 a knight is no exception", function(t)
    begin(t, 2)
    t:piece(2, "settlement", 0, -1, "N")
    t:card(1, "knight")
    t:act(1, "play_knight")
    t:refused(1, "move_robber", { 0, -1 }, "spared")
end)

hex.test("X-FR-3 with the option three points are spared, too", function(t)
    begin(t, 3)
    t:piece(2, "settlement", 0, -1, "N")
    t:piece(2, "city", 0, 2, "S")
    t:roll(7)
    t:refused(1, "move_robber", { 0, -1 }, "spared")
end)

hex.test("X-FR-3 B-76 two points stand for the three that the long set-up brings", function(t)
    for _, more in ipairs { "settlement", "city" } do
        t:game { players = 4, seed = 1, options = { friendly_robber = 2, setup_mode = "mass" } }
        t:tile(0, 0, "desert")
        t:pawn("robber", 0, 0)
        t:piece(2, "city", 0, -1, "N")
        t:piece(2, more, 0, 2, "S")
        t:roll(7)
        if more == "settlement" then
            t:refused(1, "move_robber", { 0, -1 }, "spared")
        else
            t:act(1, "move_robber", { 0, -1 })
        end
    end
end)

hex.test("X-FR-3 on the printed island there is no long set-up", function(t)
    t:game { players = 4, seed = 1,
        options = { friendly_robber = 2, setup_mode = "mass", map_setup = "beginner" } }
    t:piece(2, "city", 2, -1, "N")
    t:piece(2, "settlement", 2, 0, "S")
    t:roll(7)
    t:act(1, "move_robber", { 2, -1 })
end)

hex.test("X-FR-5 hidden points do not count", function(t)
    begin(t, 2)
    t:piece(2, "settlement", 0, -1, "N")
    t:piece(2, "settlement", 0, 2, "S")
    t:card(2, "chapel")
    t:equal(t:points(2), 3)
    t:roll(7)
    t:refused(1, "move_robber", { 0, -1 }, "spared")
end)

hex.test("X-FR-6 who moves the robber is spared as well", function(t)
    begin(t, 2)
    t:piece(1, "settlement", 0, -1, "N")
    t:roll(7)
    t:refused(1, "move_robber", { 0, -1 }, "spared")
    t:act(1, "move_robber", { 0, 2 })
end)

hex.test("X-FR-7 X-FR-8 X-FR-9 with no tile left it goes to the desert and robs nobody", function(t)
    begin(t, 3)
    guard_all(t)
    for seat = 2, 4 do t:give(seat, { ore = 2 }) end
    t:give(1, { wool = 8 })
    t:roll(7)
    t:act(1, "discard", { wool = 4 })
    t:equal(robber(t, 0, 0), true)
    t:equal({ t:goods(1), t:goods(2), t:goods(3), t:goods(4) }, { 4, 2, 2, 2 })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-FR-8 B-240 whoever has more points is robbed in the desert as well", function(t)
    begin(t, 3)
    for at, place in ipairs(everywhere) do
        t:piece(({ 1, 3, 4 })[1 + at % 3], "settlement", place[1], place[2], place[3])
    end
    t:piece(2, "city", 0, 0, "N")
    t:piece(2, "city", 2, 0, "N")
    for seat = 2, 4 do t:give(seat, { ore = 2 }) end
    t:roll(7)
    t:equal(robber(t, 0, 0), true)
    t:equal({ t:goods(1), t:goods(2), t:goods(3), t:goods(4) }, { 1, 1, 2, 2 })
    -- A knight finds the robber in the desert, where it stays, and robs there again.
    t:card(1, "knight")
    t:act(1, "play_knight")
    t:equal(robber(t, 0, 0), true)
    t:equal({ t:goods(1), t:goods(2), t:goods(3), t:goods(4) }, { 2, 0, 2, 2 })
end)

hex.test("X-FR-7 B-105 so it does where the desert is closed to it", function(t)
    t:game { players = 4, seed = 1,
        options = { friendly_robber = 3, robber_may_enter_desert = false } }
    t:tile(0, 0, "desert")
    t:tile(2, 0, "forest", 5)
    t:pawn("robber", 2, 0)
    guard_all(t)
    for seat = 2, 4 do t:give(seat, { ore = 2 }) end
    t:roll(7)
    t:equal(robber(t, 0, 0), true)
    t:equal({ t:goods(2), t:goods(3), t:goods(4), t:legal(1, "end_turn") }, { 2, 2, 2, 1 })
end)

hex.test("X-FR-7 on the desert it stays", function(t)
    begin(t, 3)
    guard_all(t)
    t:pawn("robber", 0, 0)
    t:give(2, { ore = 2 })
    t:roll(7)
    t:equal(robber(t, 0, 0), true)
    t:equal(t:goods(2), 2)
end)

hex.test("X-FR-7 of two deserts it stays on the one where it is", function(t)
    begin(t, 3)
    t:tile(2, 0, "desert")
    t:pawn("robber", 2, 0)
    guard_all(t)
    t:give(2, { ore = 2 })
    t:roll(7)
    t:equal(robber(t, 2, 0), true)
    t:equal(t:goods(2), 2)
end)

hex.test("X-FR-12 X-FR-13 whole games with the Friendly Robber", function(t)
    for _, more in ipairs { "event_cards", "fishermen", "rivers", "caravans",
        "barbarian_attack" } do
        t:game { players = 4, setup = true, seed = 3, mods = { more },
            options = { friendly_robber = 2 } }
        t:finish()
    end
end)
