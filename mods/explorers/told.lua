-- What the statistics tell of a game. No rules.
local missions = hex.include "missions.lua"

hex.statistic "gold_received" {
    title = "Gold", help = "Gold received.", icon = "gold.glb", goods = { "gold" },
}
hex.statistic "ships_built" {
    title = "Ships", help = "Ships placed on the board.", icon = "ship.glb", figures = { "ship" },
}
for name, words in pairs {
    lairs = { "Pirate lairs", "Steps on the pirate lairs track." },
    fish = { "Fish", "Hauls delivered to the council." },
    spices = { "Spices", "Sacks delivered to the council." },
} do
    if missions[name] then
        hex.statistic("mission_" .. name) {
            title = words[1], help = words[2], counters = { name .. "_progress" },
        }
    end
end
if missions.count == 3 then
    hex.achievement "admiral" {
        title = "Admiral", help = "Win a game with all three missions.", won = true,
        icon = "ship.glb",
    }
end
