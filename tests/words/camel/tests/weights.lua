-- Three roads in a row for the first player, four for the second.
local function begin(t)
    t:game { players = 3, scenario = "camel" }
    for _, side in ipairs { "NE", "E", "SE" } do t:piece(1, "road", 0, 0, side) end
    for _, side in ipairs { "NE", "E", "SE", "SW" } do t:piece(2, "road", -2, 2, side) end
    t:give(1, { wool = 3 })
    t:roll(12)
end

local function length(t, seat)
    return t:ask(function(game) return game:measure(seat, "longest_road") end)
end

hex.test("X-C-17 a road with a camel counts twice", function(t)
    begin(t)
    t:equal(length(t, 1), 3)
    t:act(1, "do_place_camel", { 0, 0, "E" })
    t:equal(length(t, 1), 4)
    t:refused(1, "do_place_camel", { 0, 0, "E" })
end)

hex.test("X-C-17 a camel can earn the longest road, also for another", function(t)
    begin(t)
    t:act(1, "do_place_camel", { -2, 2, "E" })
    t:equal(length(t, 2), 5)
    t:equal(t:ask(function(game) return game:holder "longest_road" end), 2)
    t:act(1, "do_place_camel", { 0, 0, "E" })
    t:act(1, "do_place_camel", { 0, 0, "NE" })
    t:equal(length(t, 1), 5)
    t:equal(t:ask(function(game) return game:holder "longest_road" end), 2)
end)

hex.test("a piece of no route stands at own roads and lengthens none", function(t)
    begin(t)
    t:give(1, { lumber = 1 })
    t:refused(1, "build_fence", { 2, 0, "E" }, "not_connected")
    t:act(1, "build_fence", { 0, 0, "SW" })
    t:equal(length(t, 1), 3)
end)

hex.test("whole games are played with camels", function(t)
    t:game { players = 4, scenario = "camel", setup = true }
    t:finish()
end)
