-- Where trade places lie, and what they bring with them: a plaza in the middle, joined to the four
-- corners on land, and three sides at sea that are no paths (X-T-2, X-T-14 to X-T-19).
local large = hex.players > 4
local castle = hex.include "names.lua".castle
local turned = hex.option "tb.tradeHexLayout" == "turned"
local names = { "N", "NE", "SE", "S", "SW", "NW" }                              -- of corners
local sides = { "NE", "E", "SE", "SW", "W", "NW" }
local numbers = { [castle] = 1, quarry = 2, glassworks = 3 }

-- { q, r, what it is, the first of its three sides at sea, from 1 for NE, clockwise }.
local places = large and {
    { 2, -3, "quarry", 6 }, { -3, 0, castle, 4 }, { -1, 3, "glassworks", 2 },
    { 0, -3, "glassworks", 5 }, { 2, 0, castle, 1 }, { -3, 3, "quarry", 3 },
} or { { 2, -2, "quarry", 6 }, { -2, 0, castle, 4 }, { 0, 2, "glassworks", 2 } }
if hex.has_mod "barbarian_attack" then
    turned, places = false, hex.include "barbarian_attack:trade_places.lua"
end

local trade = { land = {}, hubs = {}, marks = {}, sides = sides }
function trade.turn(q, r)
    if not turned then return q, r end
    return -q - (large and 1 or 0), -r
end
function trade.turn_side(at) return turned and (at + 2) % 6 + 1 or (at - 1) % 6 + 1 end

local function mark(counter, q, r, at, value)
    table.insert(trade.marks, { counter = counter, q = q, r = r, at = at, value = value })
end
for _, place in ipairs(places) do
    local q, r = trade.turn(place[1], place[2])
    local first, second = trade.turn_side(place[4] + 1), trade.turn_side(place[4] + 2)
    local joined, at_sea = {}, { [first] = true, [second] = true }
    trade.land[q .. "," .. r] = place[3]
    mark("plaza", q, r, "hub", numbers[place[3]])
    mark("no_building", q, r, "hub")                                            -- X-T-16
    for side = 0, 2 do
        local name = sides[trade.turn_side(place[4] + side)]
        mark("sea_side", q, r, name)
        mark("hard_ground", q, r, name, 50)                                      -- X-T-34, X-T-54
    end
    for at, name in ipairs(names) do
        if not at_sea[at] then table.insert(joined, name) end
        if at_sea[at] or not hex.option "tb.tradeHexCornersBuildable" then      -- X-T-18, X-T-19
            mark("no_building", q, r, name)
        end
    end
    table.insert(trade.hubs, { q = q, r = r, corners = joined })
end
return trade
