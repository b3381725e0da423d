-- The three tracks of improvements (K-74 to K-90).
local phases = hex.include "phases.lua"
local metropolis = hex.include "metropolis.lua"
local rates = hex.include "rates.lua"

local level_3 = hex.option "ck_trade_level_3_name" == "merchant_guild"
local merchants = level_3 and "Merchant Guild" or "Trading House"
local house = level_3 and "Trading House" or "Merchant Guild"
local third = hex.frozen {
    trade = "you may trade 2 of one commodity for any other card.",                     -- K-82
    politics = "you may promote strong knights to mighty ones.",                        -- K-84
    science = "you take a resource of your choice whenever a roll gives you nothing.",  -- K-85
}

-- Level n costs n (K-75) and draws with a red die of up to n + 1 (K-182).
local function help_of(track, level)
    if level == 3 then
        return "Draw a progress card when the red die shows 4 or less. From now on "
            .. third[track]
    elseif level == 4 then
        return "Draw a progress card when the red die shows 5 or less. The first player to get "
            .. "here founds the metropolis."
    elseif level == 5 then
        return "Draw a progress card whatever the red die shows. The first player to get here "
            .. "takes over the metropolis for good."
    end
    return "Draw a progress card when its gate is rolled and the red die shows " .. level + 1
        .. " or less."
end
local function track(name, title, pays, goods, icon, names)
    hex.counter(name) {
        title = title, per = "player", most = 5, icon = icon,
        help = "How many levels this player's city improvements have reached.",
    }
    local levels, worth = {}, hex.frozen { 700, 1500, 2800, 4200, 5000 }
    for level, what in ipairs(names) do
        levels[level] = {
            title = what, cost = { [pays] = level }, worth = worth[level],
            help = help_of(name, level),
        }
    end
    for level = 4, 5 do levels[level].effect = { { start = name .. "_metropolis" } } end
    hex.track(name) {
        title = title, icon = icon, counter = name, phases = phases.building,
        needs_piece = "city", reason = "You need a city.", levels = levels,             -- K-77
        help = "Buy the next improvement with " .. goods .. ".",
        tests = metropolis.may_advance(name),                                           -- K-96
    }
end
track("trade", "Trade", "cloth", "cloth", "cloth.glb",
    { "Market", house, merchants, "Bank", "Great Exchange" })
track("politics", "Politics", "coin", "coins", "coin.glb",
    { "Town Hall", "Church", "Fortress", "Cathedral", "High Assembly" })
track("science", "Science", "paper", "paper", "paper.glb",
    { "Abbey", "Library", "Aqueduct", "Theatre", "University" })

hex.on("counter_changed", function(game, value, before, player)
    if value < 3 or before >= 3 then return end
    for _, good in ipairs { "cloth", "coin", "paper" } do rates.change(game, player, good, 1) end
end, { "trade" })                                                             -- K-82, K-83
hex.relief "aqueduct" {
    counts = { "resource", "commodity" }, needs = "science", needs_count = 3,     -- K-85 to K-90
    effect = { { take = 1, of = { "resource" }, optional = true } },
}
