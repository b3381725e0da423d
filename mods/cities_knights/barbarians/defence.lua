-- Who defends the island, and what they are given when it holds (K-108 to K-121).
-- No ship comes beside Barbarian Attack (X-B-71).
local chosen = hex.option "ck_barbarian_participation" == "chosen"
    and not hex.has_mod "barbarian_attack"

hex.counter "defender" {
    title = "Defender of the island", per = "player", most = 99, points = 1,         -- K-14, K-15
    icon = "defender.glb", help = "For contributing more than anyone else when the barbarians "
        .. "are beaten. 1 point each.",
}
hex.counter "tied" { title = "", per = "player", most = 1 }
hex.counter "joins" { title = "", per = "figure", of = "knight", most = 1 }

local defence = { of_player = "defence", of_all = "island_strength" }
if not chosen then
    -- Every active knight takes part (K-111). Who has fought is idle (K-133).
    defence.call_up, defence.stand_down = {}, { { set = "active", value = 0, whom = "everybody" } }
    return defence
end

-- Where players may leave some at home it is noted who joins, and what they put up together.
hex.counter "joined" {
    title = "", per = "player", most = 12, figures = { "knight" }, sums = "rank",
    only_with = "joins",
}
hex.counter "all_joined" {
    title = "Island strength", help = "The strength of all active knights.", per = "game",
    most = 72, icon = "defender.glb", sums = "joined",
}
defence.of_player, defence.of_all = "joined", "all_joined"

hex.pick "stays_home" {
    title = "Choose a knight that stays at home", what = "figure", figure = "knight",
    whose = "own", with_counter = "joins", with_least = 1, with_most = 1, optional = true,
}
-- One after the other, until the player declines.
hex.effect "stay_home" { { pick = "stays_home" }, function(game, me, knight)
    if not knight then return end
    game:set("joins", knight, 0)
    game:start("stay_home", me)
end }
defence.call_up = { function(game)
    for _, knight in ipairs(game:figures "knight") do
        game:set("joins", knight, game:get("active", knight))
    end
end, { each = "stay_home" } }
defence.stand_down = { function(game)
    for _, knight in ipairs(game:figures "knight") do
        if game:get("joins", knight) > 0 then game:set("active", knight, 0) end
        game:set("joins", knight, 0)
    end
end }
return defence
