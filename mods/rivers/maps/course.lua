-- Where the rivers run (X-R-1, X-R-3, X-R-14): their land in order from source to mouth, and what
-- they cross. Other mods with an island of their own lay them there, too.
local large = hex.players > 4
-- The barbarians' island says itself where they run, with three and four players (X-B-94).
local attack = hex.has_mod "barbarian_attack"
local turned = hex.option "tb.riverLayout" == "turned" and not attack     -- X-R-3
local mouths = hex.option "tb.riverMouthBridges"                          -- X-R-15

-- A river runs straight on: where it rises, towards which side it flows, and its land.
local rivers = large and {
    { -1, -2, "E", { "mountains", "hills", "pasture", "swamp" } },
    { -1, 2, "W", { "mountains", "hills", "swamp" } },
    { 0, 0, "E", { "mountains", "pasture", "pasture" } },
} or attack and {
    { -1, 1, "NE", { "mountains", "hills", "pasture", "swamp" } },
    { 2, 0, "SW", { "mountains", "hills", "swamp" } },
} or {
    { -1, -1, "E", { "mountains", "hills", "pasture", "swamp" } },
    { 0, 1, "W", { "mountains", "hills", "swamp" } },
}
-- A trade place lies where the third river would meet the sea.
if large and hex.has_mod "traders" then
    rivers[3] = { -1, 0, "E", { "mountains", "pasture", "pasture" }, inland = true }
end

-- The step towards a side, the one behind, what the river looks like, and the sides and corners of
-- its land but for those that the tile behind has, too.
local ways = {
    E = { q = 1, r = 0, back = "W", look = 1, sides = { "NE", "E", "SE", "SW", "NW" },
        corners = { "N", "NE", "SE", "S" } },
    W = { q = -1, r = 0, back = "E", look = 2, sides = { "NE", "SE", "SW", "W", "NW" },
        corners = { "N", "S", "SW", "NW" } },
    NE = { q = 1, r = -1, back = "SW", look = 3, sides = { "NE", "E", "SE", "W", "NW" },
        corners = { "N", "NE", "SE", "NW" } },
    SW = { q = -1, r = 1, back = "NE", look = 4, sides = { "E", "SE", "SW", "W", "NW" },
        corners = { "SE", "S", "SW", "NW" } },
}
-- The two corners of the side behind.
local corners_at = {
    E = { "NE", "SE" }, W = { "SW", "NW" }, NE = { "N", "NE" }, SW = { "S", "SW" },
}

local course = { land = {}, marks = {} }
-- What two tiles of a river share is marked once.
local function mark_all(q, r, counter, places)
    for _, place in ipairs(places) do
        table.insert(course.marks, { counter = counter, q = q, r = r, at = place })
    end
end

for _, river in ipairs(rivers) do
    local q, r, side, terrains = river[1], river[2], river[3], river[4]
    if turned then q, r, side = -q - (large and 1 or 0), -r, ways[side].back end
    local way = ways[side]
    for at, terrain in ipairs(terrains) do
        course.land[q .. "," .. r] = terrain
        table.insert(course.marks, { counter = "river", q = q, r = r, value = way.look })
        if at < #terrains or mouths and not river.inland then             -- X-R-14
            mark_all(q, r, "bridge_site", { side })
        elseif not river.inland then
            mark_all(q, r, "closed_mouth", { side })
        end
        mark_all(q, r, "river_path", way.sides)
        mark_all(q, r, "river_corner", way.corners)
        if at == 1 then
            mark_all(q, r, "river_path", { way.back })
            mark_all(q, r, "river_corner", corners_at[way.back])
        end
        q, r = q + way.q, r + way.r
    end
end
return course
