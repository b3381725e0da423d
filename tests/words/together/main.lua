-- Three beacons save the island: who has lit one wins, together with all others who have.
hex.counter "beacons" { title = "Beacons", per = "player", most = 3 }
hex.counter "lit" { title = "", per = "player", most = 1, reset_each_turn = true }

local function when_saved(game)
    local winners, burning = {}, 0
    for player = 1, game:players() do
        local lit = game:get("beacons", player)
        if lit > 0 then table.insert(winners, player) end
        burning = burning + lit
    end
    if burning == 3 then game:finish(table.unpack(winners)) end
end
hex.action "light" {
    title = "Light a beacon", phases = { "main" }, limit = "lit", cost = { lumber = 1 },
    effect = { { count = "beacons" }, when_saved },
}
