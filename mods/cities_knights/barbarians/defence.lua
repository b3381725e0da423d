-- Who defends the island, and what they are given when it holds (K-108 to K-121).
local chosen = hex.option "ck_barbarian_participation" == "chosen"
local zero_counts = hex.option "ck_reward_zero_contribution"

hex.counter "defender" {
    title = "Defender of the island", per = "player", most = 99, points = 1,         -- K-14, K-15
    icon = "defender.glb", help = "For beating off the barbarians alone at the head. 1 point each.",
}
hex.counter "tied" { title = "", per = "player", most = 1 }
hex.counter "joins" { title = "", per = "figure", of = "knight", most = 1 }

local defence = {}

-- Every active knight takes part (K-111). Where players may leave some at home it is noted who
-- joins.
function defence.call_up(game)
    for _, knight in ipairs(game:figures "knight") do
        game:set("joins", knight, game:get("active", knight))
    end
end

hex.pick "stays_home" {
    title = "Choose a knight who stays at home", what = "figure", figure = "knight",
    whose = "own", with_counter = "joins", with_least = 1, with_most = 1, optional = true,
}
-- One after the other, until the player declines.
hex.effect "stay_home" { { pick = "stays_home" }, function(game, me, knight)
    if not knight then return end
    game:set("joins", knight, 0)
    game:start("stay_home", me)
end }

-- What each player puts up, and all together.
function defence.strengths(game)
    local own, all = {}, 0
    for player = 1, game:players() do
        local strength = chosen and 0 or game:get("defence", player)
        if chosen then
            for _, knight in ipairs(game:figures("knight", player)) do
                strength = strength + game:get("rank", knight) * game:get("joins", knight)
            end
        end
        own[player] = strength
        all = all + strength
    end
    return own, all
end

-- Who has fought is idle (K-133).
function defence.stand_down(game)
    if game:get "island_strength" == 0 then return end
    for player = 1, game:players() do
        local knights = game:get("defence", player) > 0 and game:figures("knight", player) or {}
        for at = 1, #knights do
            local knight = knights[at]
            if not chosen or game:get("joins", knight) > 0 then game:set("active", knight, 0) end
            if chosen then game:set("joins", knight, 0) end
        end
    end
end

-- The one with most is a defender; of several each draws a card of any stack (K-115 to K-120).
function defence.reward(game, me, own)
    local most, best = 0, {}
    for player = 1, #own do
        local strength = own[player]
        if strength > most then most, best = strength, {} end
        if strength == most then best[#best + 1] = player end
    end
    if most == 0 and not zero_counts then return end                                    -- K-121
    if #best == 1 then
        game:count("defender", best[1], 1)
        return
    end
    for _, player in ipairs(best) do game:set("tied", player, 1) end
    game:start("tied_defenders", me)
end

return hex.frozen(defence)
