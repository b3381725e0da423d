-- Which missions are in play (P-160, P-258 to P-262, P-316), and what they put into the unexplored
-- regions (P-263 to P-267).
local on = { lairs = false, fish = false, spices = false }
local count = 0
for _, name in ipairs(hex.option "ep_missions") do
    if on[name] == nil then
        error("the option 'ep_missions' names '" .. name .. "'; join lairs, fish and spices with +")
    end
    if not on[name] then count = count + 1 end
    on[name] = true
end

if hex.players > 4 and count == 0 then                                      -- P-292
    error("Land Ho! is for two to four players; name missions in the option 'ep_missions'")
end

-- With lairs and fish alone each region has five such tiles: two shoals in N, two gold fields in S
-- (P-265). With five and six players there is room for all (P-304).
local is_narrow = on.lairs and on.fish and not on.spices and hex.players < 5

local function tiles(region)
    local terrains = {}
    if on.lairs then
        terrains.gold_field = hex.players > 4 and 4 or is_narrow and region == "south" and 2 or 3
    end
    if on.fish then terrains.shoal = is_narrow and region == "north" and 2 or 3 end
    if on.spices then
        terrains.village_swift, terrains.village_chase, terrains.village_gold = 1, 1, 1   -- P-215
    end
    return terrains
end

return hex.frozen {
    count = count, lairs = on.lairs, fish = on.fish, spices = on.spices,
    rows = is_narrow and 1 or count,                                        -- P-276 to P-279
    has_council = on.fish or on.spices,                                     -- P-269
    is_island_dealt = count > 0                                             -- P-288, P-289, P-301
        and (hex.players > 4 or on.fish or on.spices or hex.option "ep_random_island"),
    tiles = { north = tiles "north", south = tiles "south" },
}
