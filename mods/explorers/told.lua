-- What the statistics tell of a game. No rules.
local missions = hex.include "missions.lua"

hex.statistic "gold_received" {
    title = "Gold", help = "Gold that came into the hand.", icon = "gold.glb", goods = { "gold" },
}
hex.statistic "ships_built" {
    title = "Ships", help = "Ships that came into play.", icon = "ship.glb", figures = { "ship" },
}
for name, words in pairs {
    lairs = { "Pirate lairs", "Steps on the track of the pirate lairs." },
    fish = { "Fish", "Hauls that were brought to the council." },
    spices = { "Spices", "Sacks that were brought to the council." },
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
