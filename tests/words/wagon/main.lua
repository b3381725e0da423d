-- Wagons fetch stones at a quarry and bring them home, over everybody's roads: who uses another's
-- road pays him a coin.
hex.counter "coins" { title = "Coins", per = "player", start = 3, most = 99 }
hex.counter "stones" { title = "Stones delivered", per = "player", most = 99, points = 1 }
hex.counter "wagon_points" {
    title = "Movement left", per = "figure", of = "wagon", start = 4, most = 9,
    reset_each_turn = true,
}
hex.counter "mud" { title = "Mud", per = "edge", most = 2 }

local function deliver(game, me, _, wagon)
    local stone = game:cargo(wagon)[1]
    if not stone then return end
    game:add("stones", me, 1)
    game:remove_figure(stone)
    game:put_figure(me, "stone", game:corners(game:tiles "mountains"[1])[1 + stone % 6])
end

hex.figure "wagon" {
    title = "Wagon", help = "Goes over roads and fetches stones.",
    on = "corner", supply = 1, cost = { lumber = 1, wool = 1 }, near = { "settlement", "city" },
    worth = 1500,
    holds = 1, carries = { "stone" },
    moves = {
        points = "wagon_points", cost = { own = 1, others = 1, none = 2 }, more = "mud",
        toll = "coins", step_near = { "settlement", "city" }, step = { deliver },
    },
}
hex.figure "stone" { title = "Stone", on = "corner", owned = false, supply = 6, crowd = 2 }
hex.on("game_began", function(game)
    local quarry = game:corners(game:tiles "mountains"[1])
    for at = 1, 3 do game:put_figure(1, "stone", quarry[2 * at]) end
end)

-- To bots: an empty wagon goes where a stone lies, a laden one home.
hex.pick "stones_lying" { title = "Stones", what = "figure", figure = "stone" }
hex.pick "homes" { title = "Homes", what = "corner", whose = "own" }
hex.aim "fetch" { figure = "wagon", carrying = false, to = "stones_lying", worth = 400 }
hex.aim "bring" { figure = "wagon", carrying = true, to = "homes", worth = 800 }
