-- The wealthiest and the poor settlers (X-R-25 to X-R-30).
hex.counter "poor_settler" {
    title = "Poor Settler", per = "player", most = 1, points = -2,
    help = "For everybody with the least gold: 2 points less.",
}
hex.counter "wealthiest_settler" {
    title = "Wealthiest Settler", per = "player", most = 1, points = 1,
    help = "For the one player with more gold than everybody else: 1 point.",
}

local function compare(game)
    local least, most, rich, tie = 1000, -1, nil, false
    for seat = 1, game:players() do
        local gold = game:goods(seat, "gold")
        least = math.min(least, gold)
        tie = gold == most or gold < most and tie
        if gold > most then most, rich = gold, seat end
    end
    for seat = 1, game:players() do
        game:set("poor_settler", seat, game:goods(seat, "gold") == least and 1 or 0)
        game:set("wealthiest_settler", seat, seat == rich and not tie and 1 or 0)
    end
end

hex.on("game_began", compare)
hex.on("turn_began", compare)
hex.on("placed", compare)
hex.on("turn_ended", compare)
