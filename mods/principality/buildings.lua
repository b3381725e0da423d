-- C-170 to C-190: buildings, green ones for settlements and cities, red ones for cities.
local expansion = hex.include "expansion.lua"
local own_point = hex.option "card_harbor_own_point"

local function building(name, card)
    card.sort = card.sort or 3
    expansion(name, card)
end
building("abbey", {
    title = "Abbey", copies = 2, cost = { lumber = 1, ore = 1, brick = 1 },
    help = "You may hold one card more.", counts = { larger_hand = 1 },
})
building("garrison", {
    title = "Garrison", copies = 3, cost = { lumber = 1, brick = 1 },
    help = "1 commerce point. What lies on the two regions beside it does not count when "
        .. "brigands come.",
    counts = { symbols = 1, guarded = 1, garrisons = 1 },
})
building("smithy", {
    title = "Smithy", cost = { ore = 2, lumber = 1 },
    help = "Each of your knights has one more strength.", counts = { smithies = 1 },
})
building("grain_mill", {
    title = "Grain mill", cost = { grain = 1, brick = 1 },
    help = "Farmland beside it brings two.", counts = { mills = 1, double_farmland = 1 },
})
building("sawmill", {
    title = "Sawmill", cost = { lumber = 2 },
    help = "Forests beside it bring two.", counts = { mills = 1, double_forest = 1 },
})
building("brick_factory", {
    title = "Brick factory", cost = { brick = 1, ore = 1 },
    help = "Hills beside it bring two.", counts = { mills = 1, double_hills = 1 },
})
building("foundry", {
    title = "Foundry", cost = { brick = 1, ore = 1 },
    help = "Mountains beside it bring two.", counts = { mills = 1, double_mountains = 1 },
})
building("woolen_mill", {
    title = "Woolen mill", cost = { brick = 1, wool = 1 },
    help = "Pastures beside it bring two.", counts = { mills = 1, double_pasture = 1 },
})

local function red(name, card)
    card.red = true
    building(name, card)
end
red("aqueduct", {
    title = "Aqueduct", copies = 2, cost = { lumber = 2, ore = 2, brick = 2 },
    help = "1 point. None of your regions suffers from the plague.",
    counts = { glory = 1, clean_water = 1 },
})
red("bath_house", {
    title = "Bath house", copies = 2, sort = 5, cost = { brick = 2, ore = 1, wool = 1 },
    help = "1 point. The four regions at its city do not suffer from the plague.",
    counts = { glory = 1, baths = 1 },
})
red("church", {
    title = "Church", copies = 2, sort = 4, cost = { ore = 2, grain = 2, brick = 1 },
    help = "1 point. No civil war takes knights and fleets from its city.",
    counts = { glory = 1, churches = 1 },
})
red("library", {
    title = "Library", copies = 2, cost = { lumber = 2, ore = 2, brick = 1 },
    help = "1 point. You may hold one card more.",
    counts = { glory = 1, larger_hand = 1 },
})
red("colossus", {
    title = "Colossus", cost = { ore = 3, brick = 3, grain = 3 },
    help = "2 points.", counts = { glory = 2 },
})
red("marketplace", {
    title = "Marketplace", cost = { grain = 1, wool = 1 },
    help = "2 commerce points.", counts = { symbols = 2 },
})
red("counting_house", {
    title = "Counting house", cost = { wool = 2, grain = 1, brick = 1 },
    help = "3 commerce points.", counts = { symbols = 3 },
})
red("merchant_guild", {
    title = "Merchant guild", cost = { wool = 3, brick = 2, grain = 1 },
    help = "4 commerce points.", counts = { symbols = 4 },
})
red("mint", {
    title = "Mint", cost = { lumber = 2, ore = 2, brick = 2 },
    help = "1 commerce point. One gold for any other resource.",
    counts = { symbols = 1, gold_trade = 2 },
})
red("town_hall", {
    title = "Town hall", copies = 2, cost = { wool = 2, ore = 2, brick = 1 },
    help = "1 point. Searching a stack costs you only one resource.",
    counts = { glory = 1, town_halls = 1 },
})
-- C-190, C-211
red("harbor", {
    title = "Harbor", cost = { ore = 1, wool = 1, brick = 1 },
    help = own_point and "1 commerce point. Each of your fleets has one more commerce point."
        or "Each of your fleets has one more commerce point.",
    counts = { symbols = own_point and 1 or nil, ports = 1 },
})

-- C-173 to C-179: what is doubled, by the land.
for _, land in ipairs { "farmland", "forest", "hills", "mountains", "pasture" } do
    local doubled = "double_" .. land
    hex.counter(doubled) { title = "", per = "tile", most = 4 }
    hex.bonus(doubled) { counter = doubled, terrains = { land }, times = 2 }
end
