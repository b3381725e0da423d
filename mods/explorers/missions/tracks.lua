-- The tracks of the missions and the cards of who leads (P-160 to P-169).
local missions = hex.include "missions.lua"

-- The rules know no end but enough points; who never sails for a mission would go on for ever. No
-- game in which one does comes near this.
if missions.count > 0 then hex.patch("rules") { last_round = 300 } end

-- What bots feel each space to be worth, so that those without a new point lead to the next one.
local felt = hex.frozen { 1000, 1500, 2000, 2350, 2700, 3100, 3450 }

-- `points` of each space behind S.
local function mission(name, title, help, icon, points)
    local levels = {}
    for space, worth in ipairs(points) do
        table.insert(levels, { points = worth, worth = felt[space] - 1000 * worth })
    end
    hex.counter(name .. "_progress") {
        -- P-168
        title = title, help = help, icon = icon, per = "player", most = #points,
    }
    hex.track(name) {
        title = title, help = help, icon = icon, counter = name .. "_progress", levels = levels,
    }
    hex.award(name .. "_leader") {
        title = title .. ": leader", icon = icon, points = 1, least = 1,    -- P-165 to P-167
        help = "For the player who is furthest along in this mission, or got there first. "
            .. "Worth 1 point.",
        counter = name .. "_progress",
    }
    hex.panel(name) { title = title, where = "board", tracks = { name }, icon = icon }
end

if missions.lairs then
    mission("lairs", "Pirate lairs",
        "A step for each lair that you helped to capture, and one more for its hero.", "lair.glb",
        { 1, 1, 2, 2, 2, 3, 3 })                                            -- P-162
end
if missions.fish then
    mission("fish", "Fish", "A step for each haul delivered to the council.", "haul.glb",
        { 1, 1, 2, 2, 2, 3, 3 })
end
if missions.spices then
    mission("spices", "Spices", "A step for each sack delivered to the council.", "sack.glb",
        { 1, 1, 2, 2, 3, 3 })                                               -- P-163
end
