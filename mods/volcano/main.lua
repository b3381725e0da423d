-- The volcano: it yields like gold, then it erupts at one of its corners (T-17 to T-40).
local own_map = hex.include "maps/maps.lua"
local erupt = hex.include "eruption.lua"
local replaces = hex.option "volcano_replaces"
local token = hex.option "volcano_token"
-- The three fires always yield (T-38).
local yields = hex.option "volcano_production" == "gold" or own_map == "volcano_cape"

hex.terrain "volcano" {
    title = "Volcano", model = hex.include "model.lua", color = "#6b3a30",
    help = yields and "When its number is rolled, each settlement next to it takes 1 card of "
        .. "your choice and each city 2. Then a die decides which of its corners is buried."
        or "When its number is rolled, a die decides which of its corners is buried. It yields "
            .. "nothing.",
    own_tokens = token == "random_4_5_9_10" and { 4, 5, 9, 10 } or { tonumber(token) },   -- T-18
    choose = yields and 1 or 0,                                                           -- T-19
    blockable = hex.option "volcano_robber" ~= "blocks_nothing",                          -- T-34
    after = { erupt },                                                                    -- T-20
}

-- Land that gives way when there is no desert, or none left (T-17).
if not own_map then
    local gives_way = { "fields", "forest", "pasture", "hills", "mountains" }
    if replaces == "desert" then table.insert(gives_way, 1, "desert") end
    hex.replacement "volcano" { terrain = "volcano", replaces = gives_way }
end

-- Where no desert is left the robber begins here (T-5, T-37).
if own_map or replaces == "desert" then
    hex.patch("pawn", "robber") { add = { starts_on = { "volcano" } } }
end
