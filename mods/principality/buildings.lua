-- C-170 to C-190: buildings, green ones for settlements and cities, red ones for cities.
local expansion = hex.include "expansion.lua"
local own_point = hex.option "card_harbor_own_point"

local function building(name, card)
    card.sort = card.sort or 3
    expansion(name, card)
end
building("abbey", {
    title = "Abbey", copies = 2, cost = { lumber = 1, ore = 1, brick = 1 },
    help = "You may hold one more card.", counts = { larger_hand = 1 },
})
building("garrison", {
    title = "Garrison", copies = 3, cost = { lumber = 1, brick = 1 },
    help = "1 commerce point. Resources on the two regions next to it do not count when "
        .. "brigands come.",
    counts = { symbols = 1, guarded = 1, garrisons = 1 },
})
building("smithy", {
    title = "Smithy", cost = { ore = 2, lumber = 1 },
    help = "1 more strength for each of your knights.", counts = { smithies = 1 },
})
building("grain_mill", {
    title = "Grain mill", cost = { grain = 1, brick = 1 },
    help = "Farmland next to it yields 2.", counts = { mills = 1, double_farmland = 1 },
})
building("sawmill", {
    title = "Sawmill", cost = { lumber = 2 },
    help = "Forests next to it yield 2.", counts = { mills = 1, double_forest = 1 },
})
building("brick_factory", {
    title = "Brick factory", cost = { brick = 1, ore = 1 },
    help = "Hills next to it yield 2.", counts = { mills = 1, double_hills = 1 },
})
building("foundry", {
    title = "Foundry", cost = { brick = 1, ore = 1 },
    help = "Mountains next to it yield 2.", counts = { mills = 1, double_mountains = 1 },
})
building("woolen_mill", {
    title = "Woollen mill", cost = { brick = 1, wool = 1 },
    help = "Pastures next to it yield 2.", counts = { mills = 1, double_pasture = 1 },
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
    help = "1 point. The four regions of its city do not suffer from the plague.",
    counts = { glory = 1, baths = 1 },
})
red("church", {
    title = "Church", copies = 2, sort = 4, cost = { ore = 2, grain = 2, brick = 1 },
    help = "1 point. Civil war cannot take knights or fleets from its city.",
    counts = { glory = 1, churches = 1 },
})
red("library", {
    title = "Library", copies = 2, cost = { lumber = 2, ore = 2, brick = 1 },
    help = "1 point. You may hold one more card.",
    counts = { glory = 1, larger_hand = 1 },
})
red("colossus", {
    title = "Colossus", cost = { ore = 3, brick = 3, grain = 3 },
    help = "2 points.", counts = { glory = 2 },
})
red("marketplace", {
    title = "Marketplace", cost = { grain = 1, wool = 1 },
    help = "2 commerce points. The player with the most, and a city, gets the mill token: 1 "
        .. "point.", counts = { symbols = 2 },
})
red("counting_house", {
    title = "Counting house", cost = { wool = 2, grain = 1, brick = 1 },
    help = "3 commerce points. The player with the most, and a city, gets the mill token: 1 "
        .. "point.", counts = { symbols = 3 },
})
red("merchant_guild", {
    title = "Merchant guild", cost = { wool = 3, brick = 2, grain = 1 },
    help = "4 commerce points. The player with the most, and a city, gets the mill token: 1 "
        .. "point.", counts = { symbols = 4 },
})
red("mint", {
    title = "Mint", cost = { lumber = 2, ore = 2, brick = 2 },
    help = "1 commerce point. You may trade 1 gold for any other resource.",
    counts = { symbols = 1, gold_trade = 2 },
})
red("town_hall", {
    title = "Town hall", copies = 2, cost = { wool = 2, ore = 2, brick = 1 },
    help = "1 point. You pay only 1 resource to look through a stack and take a card of your "
        .. "choice.",
    counts = { glory = 1, town_halls = 1 },
})
-- C-190, C-211
red("harbor", {
    title = "Harbour", cost = { ore = 1, wool = 1, brick = 1 },
    help = own_point and "1 commerce point, and 1 more for each of your fleets."
        or "1 more commerce point for each of your fleets.",
    counts = { symbols = own_point and 1 or nil, ports = 1 },
})

-- C-173 to C-179: what is doubled, by the land.
for _, land in ipairs { "farmland", "forest", "hills", "mountains", "pasture" } do
    local doubled = "double_" .. land
    hex.counter(doubled) { title = "", per = "tile", most = 4 }
    hex.bonus(doubled) { counter = doubled, terrains = { land }, times = 2 }
end
