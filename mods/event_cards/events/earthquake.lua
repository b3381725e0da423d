-- Earthquake: everybody damages one of his roads (X-E-17), never a ship (X-E-50). It still counts
-- for the Longest Road (X-E-22).
local only_one = hex.option "tb.earthquakeMaxDamaged" == "1"               -- X-E-18
local large = hex.players > 4

hex.counter "damaged" {
    title = "Damaged road", per = "edge", most = 1, marker = true, icon = "damaged.glb",
    color = "#b0512c",
    help = "1 brick and 1 lumber repair it. Until then its owner cannot build roads.",
}
hex.counter "damaged_roads" {
    title = "Damaged roads", per = "player", most = 30, icon = "damaged.glb", worth = -150,
    help = "A player with one cannot build roads until it is repaired for 1 brick and 1 lumber.",
}
hex.cue "earthquake" {
    title = "The earth quakes", color = "#8a6a4a", particles = 30, shake = 6, duration_ms = 1400,
}

local function mend(game, me, edge)
    game:set("damaged", edge, 0)
    game:add("damaged_roads", me, -1)
end

hex.pick "road_to_damage" {
    title = "Which of your roads is damaged?", what = "edge", whose = "own", piece = "road",
    with_counter = "damaged", with_most = 0, with_least = 0,
}
hex.pick "damaged_road" {
    title = "Which road do you repair?", what = "edge", whose = "own", piece = "road",
    with_counter = "damaged", optional = true,
}

-- X-E-19.
local phases = { "main" }
if large and hex.option "five_six_mode" == "paired_players" then table.insert(phases, "paired") end
hex.action "mend_road" {
    title = "Repair a road", icon = "damaged.glb", phases = phases,
    help = "Repair one of your damaged roads.", cost = { brick = 1, lumber = 1 },
    picks = { "damaged_road" },
    effect = {
        function(game, _, edge) game:set("damaged", edge, 0) end,
        { count = "damaged_roads", add = -1 },
    },
}
-- A free road mends one instead (X-E-23).
hex.effect "free_road_or_mending" {
    { pick = "damaged_road" },
    function(game, me, edge)
        if not edge then return end
        mend(game, me, edge)
        return false
    end,
    { place = "road", optional = true },                                  -- B-177
}
hex.patch("card", "road_building") {
    if_there = true,
    effect = { { start = "free_road_or_mending" }, { start = "free_road_or_mending" } },
}

-- A road that is taken away is no longer damaged.
hex.on("removed", function(game, me, _, edge)
    if game:get("damaged", edge) > 0 then mend(game, me, edge) end
end, { "road" })

return {
    { cue = "earthquake" },
    {
        set = "event_for", value = only_one and { by = "damaged_roads", 1, 0 } or 1,
        whom = "everybody",
    },
    { pick = "road_to_damage", whom = "everybody", with_counter = "event_for", effect = {
        function(game, _, edge) game:set("damaged", edge, 1) end, { count = "damaged_roads" },
    } },
}
