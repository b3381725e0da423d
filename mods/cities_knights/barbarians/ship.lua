-- The barbarian ship and what happens when it lands (K-16, K-34, K-35, K-106 to K-136).
local defence = hex.include "barbarians/defence.lua"
local losses = hex.include "barbarians/fallen.lua"
local chosen = hex.option "ck_barbarian_participation" == "chosen"

hex.counter "barbarian_ship" {
    title = "Barbarian ship", help = "With its seventh step the barbarians land.", per = "game",
    most = 7, icon = "barbarian_ship.glb", model = "barbarian_ship.glb",
    full = { { start = "attack" } },
}
hex.counter "attacks" {
    title = "Attacks", help = "How often the barbarians have come.", per = "game", most = 999,
}
hex.counter "attacks_won" {
    title = "Beaten off", help = "How many of the attacks the island has beaten off.",
    per = "game", most = 999,
}
hex.cue "landing" {
    title = "The barbarians land", color = "#b3263a", particles = 160, rise = 3, spread = 3,
    shake = 4, duration_ms = 2000, help = "Who is marked has put up least and loses a city.",
    compares = { "island_strength", "barbarian_strength" }, shares = "defence",
    marks = "loses_city",
}

-- Who has fought is idle afterwards, the ship goes home, and the robber wakes (K-133 to K-135).
local function aftermath(game)
    defence.stand_down(game)
    game:set("barbarian_ship", 0)
    if game:get("robber_awake", 1) > 0 then return end
    for player = 1, game:players() do game:set("robber_awake", player, 1) end
end

local function compare(game, me)
    local own, island = defence.strengths(game)
    local won = island >= game:get "barbarian_strength"                     -- K-113, K-114
    game:count("attacks", 1)
    if won then
        game:count("attacks_won", 1)
        defence.reward(game, me, own)
    else
        losses.burn(game, me, own)
    end
    game:cue "landing"
end

hex.effect "attack" (chosen and { defence.call_up, { each = "stay_home" }, compare, aftermath }
    or { compare, aftermath })                                                          -- K-111
