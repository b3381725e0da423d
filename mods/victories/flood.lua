-- The Dike: the water rises for all, and whoever works on the dike is thanked (V-7 to V-13).
local stormy = hex.option "victories_water" == "stormy"
local top = hex.players > 4 and 18 or 15
local last_round = hex.include "rounds_left.lua"

hex.counter "water" {
    title = "Water", per = "game", most = top, icon = "water.glb", color = "#2f7fc1",
    help = "Rises on a 2, 3, 11 or 12" .. (stormy and ", and on a 7" or "")
        .. ". At " .. top .. " the dike breaks and everyone loses.",
}
hex.counter "dike_work" {
    title = "Work on the dike", per = "player", most = 30, icon = "dike.glb", color = "#8a6a45",
    help = "The player who has done the most work, at least 3, gets 2 points.",
}
-- Bots keep it from getting there.
hex.threat "breach" { counter = "water", value = top, lost = 5000 }
hex.award "dike_reeve" {
    title = "Dike Reeve", points = 2, least = 3, counter = "dike_work", icon = "dike.glb",
    help = "For the most work on the dike, at least 3. Worth 2 points.",
}

hex.cue "wave" { title = "The water rises", color = "#4aa3df", particles = 60, shake = 1 }
hex.cue "breach" { title = "The dike breaks", color = "#2f7fc1", particles = 300, shake = 6 }

hex.on("rolled", function(game, me, total)
    if total > 3 and total < 11 and not (stormy and total == 7) then return end
    if game:add("water", 1) < top then
        game:cue "wave"
    else
        game:cue "breach"
        game:finish()                                                     -- V-9
    end
end)

-- The partner of a turn works on it, too (B-245).
local phases = { "main" }
if hex.players > 4 and hex.option "five_six_mode" == "paired_players" then
    phases = { "main", "paired" }
end
-- Between them they take all goods, so there is work for everybody (V-8).
local function work(name, title, cost, relief)
    hex.action(name) {
        title = title, icon = "dike.glb", phases = phases, cost = cost,
        help = "Lower the water by " .. relief .. ". Each 1 counts as work on the dike.",
        test = function(game) return game:get "water" > 0 end,
        effect = { function(game, me)
            local before = game:get "water"
            game:add("dike_work", me, before - game:add("water", -relief))    -- V-10
        end },
    }
end
work("dike_turf", "Repair the dike", { wool = 1, lumber = 1 }, 1)
work("dike_stone", "Pave the dike", { brick = 1, ore = 1 }, 1)
work("dike_mill", "Run the mill", { grain = 1, lumber = 1, brick = 1 }, 2)

-- Who is ahead when the storms end has won (V-12).
hex.on("round_ended", function(game, round)
    if round < last_round then return end
    local best, player = game:first(), game:first()
    for _ = 2, game:players() do
        player = game:next_player(player)
        local more = game:hidden_points(player) - game:hidden_points(best)
        local work_more = game:get("dike_work", player) - game:get("dike_work", best)
        if more > 0 or more == 0 and work_more >= 0 then best = player end
    end
    game:finish(best)
end)
