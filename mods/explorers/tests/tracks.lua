-- The tracks of the missions, and the cards of who leads.
local function begin(t, scenario)
    t:game { players = 3, scenario = scenario or "explorers:full", seed = 4 }
end
local function leader(t, mission)
    return t:ask(function(game) return game:holder(mission .. "_leader") end)
end

hex.test("P-160 P-161 P-169 P-270 a mission has a track and a card, and all begin at S", function(t)
    begin(t)
    for _, mission in ipairs { "lairs", "fish", "spices" } do
        for seat = 1, 3 do t:equal(t:get(mission .. "_progress", seat), 0) end
        t:equal(leader(t, mission), nil)
    end
    t:set("lairs_progress", 1, 1)
    t:set("fish_progress", 1, 1)
    t:equal({ leader(t, "lairs"), leader(t, "fish"), leader(t, "spices") }, { 1, 1, nil })
    begin(t, "explorers:pirate_lairs")
    t:set("lairs_progress", 2, 1)
    t:equal({ t:points(1), t:points(2), t:points(3) }, { 0, 2, 0 })
end)

-- Points of the first seat without the card, which the third holds.
local function worth(t, mission, expected)
    for space, points in ipairs(expected) do
        begin(t)
        t:set(mission .. "_progress", 3, #expected)
        t:equal(t:points(1), 0)
        t:set(mission .. "_progress", 1, space)
        t:equal(t:points(1), points, mission .. " " .. space)
    end
end
hex.test("P-162 P-164 lairs and fish: 1 1 2 2 2 3 3 in all", function(t)
    worth(t, "lairs", { 1, 1, 2, 2, 2, 3, 3 })
    worth(t, "fish", { 1, 1, 2, 2, 2, 3, 3 })
end)
hex.test("P-163 P-164 spices: 1 1 2 2 3 3 in all", function(t)
    worth(t, "spices", { 1, 1, 2, 2, 3, 3 })
end)

hex.test("P-165 P-166 P-167 the card is of who is furthest, or was there first", function(t)
    begin(t)
    t:set("lairs_progress", 2, 1)
    t:equal({ leader(t, "lairs"), t:points(2) }, { 2, 2 })
    t:set("lairs_progress", 1, 1)
    t:equal({ leader(t, "lairs"), t:points(1) }, { 2, 1 })
    t:set("lairs_progress", 1, 2)
    t:equal({ leader(t, "lairs"), t:points(1), t:points(2) }, { 1, 2, 1 })
end)
