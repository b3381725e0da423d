-- The three tracks of improvements (K-74 to K-90).
local phases = hex.include "phases.lua"
local metropolis = hex.include "metropolis.lua"
local rates = hex.include "rates.lua"

local level_3 = hex.option "ck_trade_level_3_name" == "merchant_guild"
local merchants = level_3 and "Merchant Guild" or "Trading House"
local house = level_3 and "Trading House" or "Merchant Guild"
local third = hex.frozen {
    trade = "2 equal commodities buy any other card.",                                  -- K-82
    politics = "strong knights can be promoted to mighty ones.",                        -- K-84
    science = "a roll that brings you nothing brings a resource of choice.",            -- K-85
}

-- Level n costs n (K-75) and draws with a red die of up to n + 1 (K-182).
local function help_of(track, level)
    if level == 3 then
        return "Draws a progress card with a red die of up to 4. From now on " .. third[track]
    elseif level == 4 then
        return "Draws a progress card with a red die of up to 5. Whoever comes here first founds "
            .. "the metropolis."
    elseif level == 5 then
        return "Draws a progress card with any red die. Whoever comes here first takes over the "
            .. "metropolis, for good."
    end
    return "Draws a progress card when the gate is rolled with a red die of up to " .. level + 1
        .. "."
end
local function track(name, title, pays, icon, names)
    hex.counter(name) {
        title = title, per = "player", most = 5, icon = icon,
        help = "How far this player's improvements have come.",
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
        help = "Paid with " .. pays .. ".",
        tests = metropolis.may_advance(name),                                           -- K-96
    }
end
track("trade", "Trade", "cloth", "cloth.glb",
    { "Market", house, merchants, "Bank", "Great Exchange" })
track("politics", "Politics", "coin", "coin.glb",
    { "Town Hall", "Church", "Fortress", "Cathedral", "High Assembly" })
track("science", "Science", "paper", "paper.glb",
    { "Abbey", "Library", "Aqueduct", "Theater", "University" })

hex.on("counter_changed", function(game, value, before, player)
    if value < 3 or before >= 3 then return end
    for _, good in ipairs { "cloth", "coin", "paper" } do rates.change(game, player, good, 1) end
end, { "trade" })                                                             -- K-82, K-83
hex.relief "aqueduct" {
    counts = { "resource", "commodity" }, needs = "science", needs_count = 3,     -- K-85 to K-90
    effect = { { take = 1, of = { "resource" } } },
}
