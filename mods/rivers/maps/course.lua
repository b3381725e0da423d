-- Where the rivers run (X-R-1, X-R-3, X-R-14): their land in order from source to mouth, and what
-- they cross. Other mods with an island of their own lay them there, too.
local large = hex.players > 4
local turned = hex.option "tb.riverLayout" == "turned"                    -- X-R-3
local mouths = hex.option "tb.riverMouthBridges"                          -- X-R-15

-- A river runs along a row: where it rises, its land, and towards which side it flows.
local rivers = large and {
    { -1, -2, 1, { "mountains", "hills", "pasture", "swamp" } },
    { -1, 2, -1, { "mountains", "hills", "swamp" } },
    { 0, 0, 1, { "mountains", "pasture", "pasture" } },
} or {
    { -1, -1, 1, { "mountains", "hills", "pasture", "swamp" } },
    { 0, 1, -1, { "mountains", "hills", "swamp" } },
}
-- A trade place lies where the third river would meet the sea.
if large and hex.has_mod "traders" then
    rivers[3] = { -1, 0, 1, { "mountains", "pasture", "pasture" }, inland = true }
end

local course = { land = {}, marks = {} }
-- What two tiles of a river share is marked once.
local function mark_all(q, r, counter, places)
    for _, place in ipairs(places) do
        table.insert(course.marks, { counter = counter, q = q, r = r, at = place })
    end
end

for _, river in ipairs(rivers) do
    local q, r, step, terrains = river[1], river[2], river[3], river[4]
    for at, terrain in ipairs(terrains) do
        local x, y, side = q + step * (at - 1), r, step
        if turned then x, y, side = -x - (large and 1 or 0), -y, -step end
        course.land[x .. "," .. y] = terrain
        table.insert(course.marks, { counter = "river", q = x, r = y, value = side > 0 and 1 or 2 })
        if at < #terrains or mouths and not river.inland then             -- X-R-14
            mark_all(x, y, "bridge_site", { side > 0 and "E" or "W" })
        elseif not river.inland then
            mark_all(x, y, "closed_mouth", { side > 0 and "E" or "W" })
        end
        mark_all(x, y, "river_path", { "NE", "E", "SE", "SW", "NW" })
        mark_all(x, y, "river_corner", { "N", "NE", "SE", "S" })
        if at == (side > 0 and 1 or #terrains) then                       -- the western end
            mark_all(x, y, "river_path", { "W" })
            mark_all(x, y, "river_corner", { "SW", "NW" })
        end
    end
end
return course
