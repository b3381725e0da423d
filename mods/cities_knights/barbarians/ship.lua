-- The barbarian ship and what happens when it lands (K-16, K-34, K-35, K-106 to K-136).
local defence = hex.include "barbarians/defence.lua"
hex.include "barbarians/fallen.lua"

hex.counter "barbarian_ship" {
    title = "Barbarian ship", help = "The barbarians land on its seventh step.", per = "game",
    most = 7, icon = "barbarian_ship.glb", model = "barbarian_ship.glb",
    full = { { start = "attack" } },
}
hex.counter "attacks" {
    title = "Attacks", help = "How often the barbarians have landed.", per = "game", most = 999,
    icon = "barbarian_ship.glb",
}
hex.counter "attacks_won" {
    title = "Attacks beaten off", help = "How many of the attacks were beaten off.",
    per = "game", most = 999, icon = "defender.glb",
}
hex.cue "landing" {
    title = "The barbarians land", color = "#b3263a", particles = 160, rise = 3, spread = 3,
    shake = 4, duration_ms = 2000, help = "Marked players contributed least and lose a city.",
    compares = { defence.of_all, "barbarian_strength" }, shares = defence.of_player,
    marks = "loses_city",
}

-- The one with most is a defender; of several each draws a card of any stack (K-113 to K-121).
local holds = { unless_counter = "barbarian_strength", than = defence.of_all }
hex.effect "attack_beaten_off" {
    holds, { count = "attacks_won" },
    {
        mark = "tied", most_of = defence.of_player, alone = "defender",
        at_least = hex.option "ck_reward_zero_contribution"
            and not hex.has_mod "barbarian_attack" and 0 or 1,
    },
    { cue = "landing" }, { each = "draw_as_defender" },
}
-- Of those who have a city to lose whoever puts up least loses one (K-123 to K-127).
hex.effect "attack_lost" {
    { if_counter = "barbarian_strength", than = defence.of_all },
    { mark = "loses_city", least_of = defence.of_player, among = "lost_city" },
    { cue = "landing" }, { start = "lose_cities" },
}

-- Both look at the strengths as they were; what is lost in the second makes nobody win.
local attack = { { count = "attacks" }, { start = "attack_beaten_off" }, { start = "attack_lost" } }
for at, step in ipairs(defence.call_up) do table.insert(attack, at, step) end           -- K-111
for _, step in ipairs(defence.stand_down) do table.insert(attack, step) end
-- The ship goes home, and the robber wakes (K-134, K-135).
table.insert(attack, { set = "barbarian_ship", value = 0 })
table.insert(attack, { set = "robber_awake", value = 1, whom = "everybody" })
hex.effect "attack" (attack)
