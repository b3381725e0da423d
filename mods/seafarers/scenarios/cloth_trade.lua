-- Villages give cloth to those whose ships have reached them (S-122 to S-127), until only few have
-- any left (S-135).
hex.include "maps/cloth.lua"

hex.counter "village" {
    title = "Village", help = "Whoever has a ship here takes 1 cloth when this number is rolled.",
    per = "corner", most = 12, marked_only = true, marker = true, color = "#8a6a45",
    icon = "village.glb",
}
hex.counter "village_cloth" {
    title = "Cloth of the village", help = "So much cloth the village still has.",
    per = "corner", most = 5, marked_only = true, marker = true, color = "#b0478f",
    icon = "cloth.glb",
}
-- Who trades with the village: the seats in the order in which they came, as digits to the base 8.
hex.counter "traders" {
    title = "", per = "corner", most = 4095, marked_only = true,
}
hex.counter "cloth_supply" {
    title = "Cloth in the supply", per = "game", most = 10, start = 10, color = "#b0478f",
    icon = "cloth.glb",
    help = "It helps out where a village has not enough for all who trade with it.",
}
hex.counter "rich_villages" {
    title = "Villages with cloth", per = "game", most = 8, start = 8, color = "#f3ead3",
    icon = "village.glb", help = "With fewer than 4 the game is over, and the most points win.",
}
hex.counter "cloth" {
    title = "Cloth", icon = "cloth.glb",
    help = "Every 2 cloth are worth 1 point.", per = "player", most = 50, worth = 150,
    color = "#b0478f",
}
hex.counter "cloth_points" {
    title = "Points for cloth", icon = "chit.glb",
    per = "player", most = 25, points = 1, color = "#e8c547",
    adds = { "cloth" }, divided_by = 2,
}                                                                           -- S-127
hex.counter "villages" {
    title = "Villages reached", icon = "village.glb",
    per = "player", most = 8, worth = 1600, color = "#f3ead3",
    help = "Whoever has reached one may move the pirate.",
}

-- Most points win, then most cloth, then who comes first from the active player on (S-135, S-136).
local function finish(game)
    local best, player = game:active(), game:active()
    for _ = 2, game:players() do
        player = game:next_player(player)
        local more = game:hidden_points(player) - game:hidden_points(best)
        local cloth_more = game:get("cloth", player) - game:get("cloth", best)
        if more > 0 or more == 0 and cloth_more > 0 then best = player end
    end
    game:finish(best)
end

-- So much of its stock leaves the village; with too few that have any the game is over.
local function take_cloth(game, corner, stock, count)
    game:count("village_cloth", corner, -count)
    if count == stock and game:add("rich_villages", -1) < 4 then finish(game) end       -- S-135
end

local function reach(game, me, corner)
    local left, shift = game:get("traders", corner), 0
    while left > 0 do
        if left & 7 == me then return end
        left, shift = left >> 3, shift + 3
    end
    local stock = game:get("village_cloth", corner)
    game:count("traders", corner, me << shift)
    game:count("villages", me, 1)
    if stock > 0 then                                                       -- S-123
        game:count("cloth", me, 1)
        take_cloth(game, corner, stock, 1)
    end
end

hex.on("placed", function(game, me, _, edge)
    local ends = game:ends_of(edge)
    for at = 1, #ends do
        if game:get("village", ends[at]) > 0 then reach(game, me, ends[at]) end
    end
end, { "ship", at = "village" })

-- The village pays, then the supply.
local function pay(game, who, from_village)
    if from_village then
        game:count("cloth", who, 1)
    elseif game:get "cloth_supply" > 0 then
        game:count("cloth_supply", -1)
        game:count("cloth", who, 1)
    end
end

-- The active player comes first, the others as they reached the village (S-125). When the village
-- gives its last the others have been served.
local function serve(game, corner, stock)
    local traders, served = game:get("traders", corner), 0
    if traders < 8 then                                     -- a single one waits for nobody
        game:count("cloth", traders, 1)
        take_cloth(game, corner, stock, 1)
        return
    end
    local first, left = game:active(), traders
    while left > 0 do
        if left & 7 == first then
            pay(game, first, true)
            served = 1
        end
        left = left >> 3
    end
    left = traders
    while left > 0 do
        local who = left & 7
        if who ~= first then
            pay(game, who, served < stock)
            served = served + 1
        end
        left = left >> 3
    end
    take_cloth(game, corner, stock, math.min(stock, served))
end

hex.on("produced", function(game, _, _, corner)
    local stock = game:get("village_cloth", corner)
    if stock > 0 then serve(game, corner, stock) end                        -- S-124, S-126
end, { numbered = "village", at = "traders" })
