-- Villages give cloth to those whose ships have reached them (S-122 to S-127), until only few have
-- any left (S-135).
hex.include "maps/cloth.lua"

hex.counter "village" {
    title = "Village", help = "Players with a ship here take 1 cloth when this number is rolled.",
    per = "corner", most = 12, marked_only = true, marker = true, color = "#8a6a45",
    icon = "village.glb",
}
hex.counter "village_cloth" {
    title = "Cloth of the village", help = "How much cloth the village has left.",
    per = "corner", most = 5, marked_only = true, marker = true, color = "#b0478f",
    icon = "cloth.glb",
}
-- Who trades with the village, in the order in which they came.
hex.counter "traders" {
    title = "", per = "corner", most = 4095, marked_only = true,
}
hex.counter "cloth_supply" {
    title = "Cloth in the supply", per = "game", most = 10, start = 10, color = "#b0478f",
    icon = "cloth.glb",
    help = "It is used when a village does not have enough for everyone who trades with it.",
}
hex.counter "rich_villages" {
    title = "Villages with cloth", per = "game", most = 8, start = 8, color = "#f3ead3",
    icon = "village.glb", help = "With fewer than 4 the game is over, and the player with the "
        .. "most points wins.",
}
hex.counter "cloth" {
    title = "Cloth", icon = "cloth.glb",
    help = "Every 2 cloth are worth 1 point.", per = "player", most = 50, worth = 150,
    color = "#b0478f",
}
hex.counter "cloth_points" {
    title = "Points for cloth", help = "Every 2 cloth are worth 1 point.", icon = "chit.glb",
    per = "player", most = 25, points = 1, color = "#e8c547",
    adds = { "cloth" }, divided_by = 2,
}                                                                           -- S-127
hex.counter "villages" {
    title = "Villages reached", icon = "village.glb",
    per = "player", most = 8, worth = 1600, color = "#f3ead3",
    help = "A player who has reached one may move the pirate.",
}

-- A village that has given its last cloth may end the game: when the turn ends, or with an
-- option at once (S-135, S-136).
hex.counter "enough_villages" {
    title = "", per = "game", most = 1, more = "rich_villages", above = 3,
}
local last_cloth = {
    { unless_counter = "village_cloth" },
    { count = "rich_villages", add = -1 },
}
local over = { { unless_counter = "enough_villages" }, { finish = "cloth" } }
if hex.option "cloth_end" == "at_once" then
    for _, step in ipairs(over) do table.insert(last_cloth, step) end
else
    hex.phase "cloth_end" {
        title = "Villages are counted", follows = "main", effect = over,
        help = "With fewer than 4 villages that have cloth the game is over.",
    }
end
hex.effect "last_cloth" (last_cloth)

hex.on("placed", {
    { count = "villages" },
    { if_counter = "village_cloth" },                                       -- S-123
    { count = "cloth" },
    { count = "village_cloth", add = -1 },
    { start = "last_cloth" },
}, { "ship", at = "village", queue = "traders" })

-- The active player comes first, the others as they reached the village (S-124 to S-126).
hex.on("produced", {
    { if_counter = "village_cloth" },
    { share = "cloth", stock = "village_cloth", reserve = "cloth_supply", queue = "traders" },
    { start = "last_cloth" },
}, { numbered = "village", at = "traders" })
